import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { filesFor, readManifest } from './manifest.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the build; `/w1-antd.html` is a page made from the manifest, all it needs preloaded. */
export async function serve(dir: string): Promise<{ address: string; halt: () => void }> {
  const manifest = readManifest(dir);
  const page = (name: string): string => {
    const { js, css } = filesFor(manifest, `entry:${name}`);
    const [input = '', ...others] = js;
    return [
      '<!doctype html><html lang="pt-BR"><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width"><title>bancada</title>',
      ...css.map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...others.map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<body><div id="root"></div><script type="module" src="/${input}"></script>`,
    ].join('\n');
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const html = /^\/([\w-]+)\.html$/.exec(pathname)?.[1];
      const body = html ? page(html) : readFileSync(join(dir, normalize(pathname)));
      response.writeHead(200, {
        'content-type': html ? 'text/html' : (TYPES[extname(pathname)] ?? 'application/octet-stream'),
        'cache-control': html ? 'no-store' : 'max-age=3600, immutable',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('O servidor não abriu uma porta.');
  return { address: `http://127.0.0.1:${place.port}`, halt: () => server.close() };
}
