// O servidor de produção: os arquivos do cliente, e a página para o resto. Diz o endereço quando está pronto.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';

process.env.NODE_ENV ??= 'production';
const { default: desenhar } = await import('./dist/rsc/index.js');

const TIPOS = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const servidor = createServer(async (pedido, resposta) => {
  const { pathname, href } = new URL(pedido.url ?? '/', 'http://localhost');
  const arquivo = join(import.meta.dirname, 'dist', 'client', pathname);
  if (pathname.startsWith('/assets/') && existsSync(arquivo)) {
    resposta.setHeader('content-type', TIPOS[extname(arquivo)] ?? 'application/octet-stream');
    createReadStream(arquivo).pipe(resposta);
    return;
  }
  const pagina = await desenhar(new Request(href));
  resposta.setHeader('content-type', pagina.headers.get('content-type') ?? 'text/html');
  Readable.fromWeb(pagina.body).pipe(resposta);
});
servidor.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${servidor.address().port}/`);
});
