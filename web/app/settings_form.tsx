// The reader's choices as a form; every change holds at once.

import type { JSX } from 'preact';
import { page as t } from '../texts/en.ts';
import type { Settings } from './settings.ts';
import { change, settings } from './settings.ts';

type Choice = 'theme' | 'cells' | 'men';
type Switch = 'coordinates' | 'animation' | 'premove' | 'turnBoard' | 'nonvisual';

const choices: Choice[] = ['theme', 'cells', 'men'];
const switches: Switch[] = ['coordinates', 'animation', 'premove', 'turnBoard', 'nonvisual'];

export function SettingsForm({ close }: { close: () => void }): JSX.Element {
  const now = settings.value;
  return (
    <form class="settings-form" method="dialog" onSubmit={close}>
      <h2 id="settings-title">{t.settings}</h2>
      {choices.map((name) => (
        <label key={name}>
          {t.setting[name]}
          <select value={now[name]} onChange={(e) => change({ [name]: e.currentTarget.value } as Partial<Settings>)}>
            {Object.entries(t.options[name]).map(([value, text]) => <option key={value} value={value}>{text}</option>)}
          </select>
        </label>
      ))}
      {switches.map((name) => (
        <label key={name} class="check">
          <input type="checkbox" checked={now[name]} onChange={(e) => change({ [name]: e.currentTarget.checked })} />
          {t.setting[name]}
        </label>
      ))}
      <button type="submit" class="primary">{t.close}</button>
    </form>
  );
}
