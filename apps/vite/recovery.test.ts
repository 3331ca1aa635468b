import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { recovery } from './recovery.ts';

const FILES: Readonly<Record<string, string>> = {
  'virtual:page': 'window.open = () => import("virtual:dialog");',
  'virtual:dialog': 'export default "dialog";',
};

const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load: (id) => FILES[id.slice(1)] ?? null,
};

it('is in what is built: a sheet that failed is forgotten, a module asked for by another address', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, recovery()],
    build: { write: false, minify: false, rolldownOptions: { input: 'virtual:page' } },
  });
  const code = ('output' in result ? result.output : [])
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
  for (const part of ['?again=', '.catch(askAgain)', 'delete seen[href]', 'link.remove()'])
    expect(code).toContain(part);
});
