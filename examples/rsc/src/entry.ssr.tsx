import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { use, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

export async function emHtml(componentes: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  let pagina: Promise<ReactNode> | undefined;
  function Raiz() {
    pagina ??= createFromReadableStream<ReactNode>(componentes);
    return use(pagina);
  }
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  return renderToReadableStream(<Raiz />, { bootstrapScriptContent });
}
