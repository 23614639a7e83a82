// What the computer thinks of a position: a bar and its best lines.

import type { Game, Position, SearchLine } from 'floe';
import type { JSX } from 'preact';
import { page as t } from '../texts/en.ts';
import { linesError, progress, share, watching } from './lines.ts';

function scoreText(line: SearchLine, many: boolean): string {
  if (line.mate) return `#${line.mate > 0 ? '' : '−'}${Math.ceil(Math.abs(line.mate) / 2)}`;
  const score = (many ? line.score : line.scoreFirst) / 100;
  return `${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(1)}`;
}

export function EvalBar({ firstBelow, turn }: { firstBelow: boolean; turn: number }): JSX.Element {
  const line = progress.value?.lines[0];
  const part = line ? share(line.scoreFirst, line.mate, turn === 0) : 0.5;
  const percent = Math.round(part * 100);
  return (
    <div
      class={`bar${firstBelow ? '' : ' turned'}`}
      slot="side"
      role="meter"
      aria-label={t.barLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={`--part:${percent}%`}
    />
  );
}

interface Props {
  game: Game;
  position: Position;
  play: (moves: string[]) => void;
}

export function EngineLines({ game, position, play }: Props): JSX.Element {
  const now = progress.value;
  const many = game.seats.length > 2;
  return (
    <div class="engine">
      <label class="check">
        <input type="checkbox" checked={watching.value} onChange={(e) => (watching.value = e.currentTarget.checked)} />
        {t.computerLines}
      </label>
      {watching.value && now && <p class="facts">{t.depth(now.depth, now.nodesPerSecond)}</p>}
      {watching.value && linesError.value && <p class="problem">{linesError.value}</p>}
      {watching.value && !position.result && (
        <ol class="lines" aria-label={t.computerLines}>
          {(now?.lines ?? []).map((line, i) => (
            <li key={i}>
              <button type="button" onClick={() => play(line.pv.slice(0, 1))} aria-label={t.playLine(scoreText(line, many), line.pvSan[0] ?? '')}>{scoreText(line, many)}</button>
              <span>{line.pvSan.slice(0, 10).join(' ')}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
