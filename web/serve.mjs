// A tiny server of the built page on this machine: node serve.mjs [PORT] [DIRECTORY]
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json', '.ts': 'text/plain; charset=utf-8',
};

/** Serves the files of a directory; port 0 takes any free one. Resolves to the server. */
export function serve(directory, port) {
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
      if (path.split(sep).includes('..')) throw new Error('outside');
      const file = join(directory, path.endsWith(sep) ? join(path, 'index.html') : path);
      const body = await readFile(file);
      response.writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('not found\n');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = Number(process.argv[2] ?? process.env.FLOE_PORT ?? 8080);
  const directory = process.argv[3] ?? fileURLToPath(new URL('dist', import.meta.url));
  const server = await serve(directory, wanted).catch((error) => {
    if (error.code === 'EADDRINUSE') return serve(directory, 0);
    throw error;
  });
  console.log(`Floe is at http://localhost:${server.address().port}/  (Ctrl-C ends it)`);
}
