import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { arquivosDe, lerManifesto } from './manifesto.ts';

const TIPOS: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the build; `/w1-antd.html` is a page made from the manifest, all it needs preloaded. */
export async function servir(dir: string): Promise<{ endereco: string; parar: () => void }> {
  const manifesto = lerManifesto(dir);
  const pagina = (nome: string): string => {
    const { js, css } = arquivosDe(manifesto, `entrada:${nome}`);
    const [entrada = '', ...outros] = js;
    return [
      '<!doctype html><html lang="pt-BR"><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width"><title>bancada</title>',
      ...css.map((arquivo) => `<link rel="stylesheet" href="/${arquivo}">`),
      ...outros.map((arquivo) => `<link rel="modulepreload" href="/${arquivo}">`),
      `<body><div id="raiz"></div><script type="module" src="/${entrada}"></script>`,
    ].join('\n');
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const html = /^\/([\w-]+)\.html$/.exec(pathname)?.[1];
      const corpo = html ? pagina(html) : readFileSync(join(dir, normalize(pathname)));
      response.writeHead(200, {
        'content-type': html ? 'text/html' : (TIPOS[extname(pathname)] ?? 'application/octet-stream'),
        'cache-control': html ? 'no-store' : 'max-age=3600, immutable',
      });
      response.end(corpo);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lugar = server.address();
  if (lugar === null || typeof lugar === 'string') throw new Error('O servidor não abriu uma porta.');
  return { endereco: `http://127.0.0.1:${lugar.port}`, parar: () => server.close() };
}
