import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { compiledAhead } from './compiled-ahead.ts';

const FILES: Readonly<Record<string, string>> = {
  'virtual:page': `
    import { shared } from 'virtual:shared';
    window.page = [shared, () => import('virtual:dialog'), () => import('virtual:pdf'), () => import('virtual:Route.tsx')];`,
  'virtual:shared': 'export const shared = () => document.title;',
  'virtual:dialog': `
    import { shared } from 'virtual:shared';
    export default () => [shared(), () => import('virtual:preview')];`,
  'virtual:preview': 'export default () => document.body;',
  'virtual:pdf': `export default () => ${JSON.stringify('x'.repeat(140_000))};`,
  'virtual:Route.tsx': 'export default () => document.head;',
};

const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load: (id) => FILES[id.slice(1)] ?? null,
};

describe('what is compiled as it comes', async () => {
  const codeSplitting = { groups: [{ name: 'first', test: /shared/ }] };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, compiledAhead(['first'])],
    build: { write: false, rolldownOptions: { input: 'virtual:page', output: { codeSplitting } } },
  });
  const chunks = ('output' in result ? result.output : []).flatMap((file) =>
    file.type === 'chunk' ? [file] : [],
  );
  const beginsWithHint = (module: string): boolean | undefined =>
    chunks
      .find(({ moduleIds }) => moduleIds.includes(`\0virtual:${module}`))
      ?.code.startsWith('//# allFunctionsCalledOnLoad\n');

  it('is what a press opens, whatever it opens in turn', () => {
    expect(beginsWithHint('dialog')).toBe(true);
    expect(beginsWithHint('preview')).toBe(true);
  });

  it('is not what a person waits for, nor what is large', () => {
    expect(beginsWithHint('page')).toBe(false);
    expect(beginsWithHint('shared')).toBe(false);
    expect(beginsWithHint('Route.tsx')).toBe(false);
    expect(beginsWithHint('pdf')).toBe(false);
  });
});
