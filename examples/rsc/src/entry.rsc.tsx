import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Pagina } from './Pagina';

/** A página: o servidor a desenha em componentes, e o ambiente de SSR em HTML. */
export default async function handler(pedido: Request): Promise<Response> {
  const componentes = renderToReadableStream(<Pagina />);
  if (new URL(pedido.url).searchParams.has('componentes'))
    return new Response(componentes, { headers: { 'content-type': 'text/x-component' } });
  const ssr = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr')>('ssr', 'index');
  return new Response(await ssr.emHtml(componentes), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
