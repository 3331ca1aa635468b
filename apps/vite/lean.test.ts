import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { lean } from './lean.ts';

const FILES: Readonly<Record<string, string>> = {
  'virtual:page': `
    import { createBrowserRouter, RouterProvider } from 'react-router-dom';
    import { TextField } from 'react-aria-components';
    window.page = [createBrowserRouter, RouterProvider, TextField];
    window.open = () => import('virtual:palette');`,
  'virtual:palette': `
    import { Autocomplete, TextField } from 'react-aria-components';
    export default [Autocomplete, TextField];`,
};

const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load: (id) => FILES[id.slice(1)] ?? null,
};

/** What other plugins are asked to resolve of it. */
const asked: string[] = [];
const listener: Plugin = {
  name: 'listener',
  enforce: 'pre',
  resolveId: (id) => void (id.includes('?contexts') && asked.push(id)),
};

describe('what libraries bring without being asked', async () => {
  const result = await build({
    root: join(import.meta.dirname, '../backoffice'),
    configFile: false,
    logLevel: 'silent',
    plugins: [files, listener, lean()],
    build: { write: false, minify: false, rolldownOptions: { input: 'virtual:page' } },
  });
  const chunks = ('output' in result ? result.output : []).flatMap((file) =>
    file.type === 'chunk' ? [file] : [],
  );
  const first = chunks
    .filter(({ isDynamicEntry }) => !isDynamicEntry)
    .map(({ code }) => code)
    .join('\n');
  const later = chunks.find(({ isDynamicEntry }) => isDynamicEntry)?.code;

  it('leaves out the parts of the router that nobody uses', () => {
    expect(first).toContain('function createRouter');
    expect(first).not.toContain('NavLinkWithRef');
    expect(first).not.toContain('PrefetchPageLinks');
  });

  it('keeps the errors of the router, and not what it tells its developers', () => {
    expect(first).toContain('Cannot specify children on an index route');
    expect(first).not.toContain('will be treated as if it were');
    expect(first).not.toContain('Hey developer');
  });

  it('brings an autocomplete with who uses one, and has one context for it and the fields', () => {
    expect(first).not.toContain('useAutocomplete');
    expect(later).toContain('useAutocomplete');
    expect(later).not.toContain('createContext)(');
  });

  it('names no folder of this machine to other plugins: one may look like a locale', () => {
    expect(new Set(asked)).toEqual(new Set(['./Autocomplete.mjs?contexts', './TextArea.mjs?contexts']));
  });
});
