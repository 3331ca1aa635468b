// O servidor de produção: os arquivos do cliente, e a página para o resto. Diz o endereço quando está pronto.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';

process.env.NODE_ENV ??= 'production';
const { default: render } = await import('./dist/rsc/index.js');

const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const server = createServer(async (request, response) => {
  const { pathname, href } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(import.meta.dirname, 'dist', 'client', pathname);
  if (pathname.startsWith('/assets/') && existsSync(file)) {
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  const page = await render(new Request(href));
  response.setHeader('content-type', page.headers.get('content-type') ?? 'text/html');
  Readable.fromWeb(page.body).pipe(response);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
