import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { use, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

export async function asHtml(components: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  let page: Promise<ReactNode> | undefined;
  function Root() {
    page ??= createFromReadableStream<ReactNode>(components);
    return use(page);
  }
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  return renderToReadableStream(<Root />, { bootstrapScriptContent });
}
