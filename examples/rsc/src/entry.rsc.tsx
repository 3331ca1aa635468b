import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './Page';

/** A página: o servidor a desenha em componentes, e o ambiente de SSR em HTML. */
export default async function handler(request: Request): Promise<Response> {
  const components = renderToReadableStream(<Page />);
  if (new URL(request.url).searchParams.has('components'))
    return new Response(components, { headers: { 'content-type': 'text/x-component' } });
  const ssr = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr')>('ssr', 'index');
  return new Response(await ssr.asHtml(components), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
