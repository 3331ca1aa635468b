// Every component rendered to a string by the built package in plain Node: its `Galeria` story, without a DOM.
import { execFileSync } from 'node:child_process';
import { build, type Plugin } from 'esbuild';
import type { createElement, FC, ReactElement, ReactNode } from 'react';
import type { renderToString } from 'react-dom/server';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf } from './entries.ts';

const ui = folderOf('@apto/ui');
const source = join(ui, 'src');
const dist = join(ui, 'dist');
// Beside the package's own modules, so that the bundles find react and the peers that the package finds.
const out = join(ui, 'node_modules', '.apto-servidor');

/** The module of `dist` that a source file became, if it was published. */
function published(file: string): string | undefined {
  const path = relative(source, file);
  if (path.startsWith('..') || path.endsWith('.stories.tsx')) return undefined;
  const target = path.endsWith('.css.ts')
    ? path.replace(/\.css\.ts$/, '.styles.node.js')
    : path.replace(/\.tsx?$/, '.js');
  return existsSync(join(dist, target)) ? join(dist, target) : undefined;
}

/** What stories take from `storybook/test`. */
const PLAY = Object.keys((await import('storybook/test')) as object).filter((name) => name !== 'default');

/** Stories ask for sources; they get the published modules. What plays a story has no part in rendering it. */
const asPublished: Plugin = {
  name: 'como-publicado',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const module = published(resolve(resolveDir, path));
      return module === undefined ? undefined : { path: pathToFileURL(module).href, external: true };
    });
    esbuild.onResolve({ filter: /^storybook\/test$/ }, () => ({ path: 'nada', namespace: 'nada' }));
    esbuild.onLoad({ filter: /.*/, namespace: 'nada' }, () => ({
      contents: `const nada = new Proxy(() => nada, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nada) });
export const ${PLAY.map((name) => `${name} = nada`).join(', ')};`,
    }));
  },
};

async function bundleStories(names: readonly string[]): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: names.map((name) => join(source, 'components', name, `${name}.stories.tsx`)),
    outdir: out,
    outbase: join(source, 'components'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    plugins: [asPublished],
    loader: { '.pdf': 'dataurl', '.png': 'dataurl', '.svg': 'dataurl' },
    logLevel: 'error',
  });
}

/** Renders a story as Storybook would, decorators included. Gives its HTML. */
function renderStory(stories, name, { createElement, renderToString, AptoProvider }) {
  const { default: meta, [name]: story } = stories;
  const args = { ...meta.args, ...story.args };
  const context = {
    args,
    globals: {},
    parameters: { ...meta.parameters, ...story.parameters },
    viewMode: 'story',
  };
  const render = story.render ?? meta.render ?? ((props) => createElement(meta.component, props));
  const Story = () => render(args, context);
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Whole = decorators.reduce((Inner, decorate) => () => decorate(Inner, context), Story);
  return renderToString(createElement(AptoProvider, null, createElement(Whole)));
}

/** { rendered, problems }: which components gave HTML, and what each of the others said. */
async function renderAll() {
  const require = createRequire(join(ui, 'package.json'));
  const load = (path) => import(pathToFileURL(require.resolve(path)).href);
  const { createElement } = (await load('react')).default;
  const { renderToString } = (await load('react-dom/server')).default;
  const { AptoProvider } = await import('@apto/ui/apto-provider');
  const tools = { createElement, renderToString, AptoProvider };

  const names = readdirSync(join(source, 'components')).filter((name) =>
    existsSync(join(dist, 'components', name, 'index.js')),
  );
  await bundleStories(names);
  const problems = [];
  const rendered = [];
  const { error } = console;
  for (const name of names) {
    const told = [];
    console.error = (...words) => told.push(words.map(String).join(' '));
    try {
      const stories = await import(pathToFileURL(join(out, name, `${name}.stories.mjs`)).href);
      const html = renderStory(stories, 'Galeria', tools);
      if (typeof html !== 'string') told.push('não devolveu HTML');
      rendered.push([name, html.length]);
    } catch (reason) {
      told.push(reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason));
    }
    problems.push(...told.map((text) => `${name}: ${text.split('\n')[0]}`));
  }
  console.error = error;
  rmSync(out, { recursive: true, force: true });
  return { rendered, problems };
}

/**
 * `renderAll` in a process of its own, in development, where React warns: a bundler that ran in this one may have
 * switched it to production half-way.
 */
export function renderApart() {
  const told = execFileSync(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(told);
}

if (import.meta.filename === process.argv[1]) process.stdout.write(JSON.stringify(await renderAll()));
