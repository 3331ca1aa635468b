// Every component rendered to a string by the built package in plain Node: its `Galeria` story, without a DOM.
import { execFileSync } from 'node:child_process';
import { build, type Plugin } from 'esbuild';
import type { ComponentType, FC, ReactNode } from 'react';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listComponents, type Component } from '../lib/components.ts';
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

async function bundleStories(components: readonly Component[]): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: components.map(({ name, path }) => join(source, 'components', path, `${name}.stories.tsx`)),
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

interface StoryContext {
  args: object;
  globals: object;
  parameters: object;
  viewMode: string;
}

/** What a story and its file say of rendering it. */
interface Annotations {
  args?: object;
  parameters?: object;
  component?: ComponentType<object>;
  render?: (args: object, context: StoryContext) => ReactNode;
  decorators?: Decorator | Decorator[];
}
type Decorator = (Story: FC, context: StoryContext) => ReactNode;

interface Tools {
  createElement: typeof import('react').createElement;
  renderToString: typeof import('react-dom/server').renderToString;
  AptoProvider: ComponentType<object>;
}

/** Renders a story as Storybook would, decorators included. Gives its HTML. */
function renderStory(
  stories: Readonly<Record<string, Annotations | undefined>>,
  name: string,
  { createElement, renderToString, AptoProvider }: Tools,
): string {
  const { default: meta = {}, [name]: story } = stories;
  if (!story) throw new Error(`não há a história ${name}`);
  const args = { ...meta.args, ...story.args };
  const context = {
    args,
    globals: {},
    parameters: { ...meta.parameters, ...story.parameters },
    viewMode: 'story',
  };
  const render =
    story.render ??
    meta.render ??
    ((props: object) => (meta.component ? createElement(meta.component, props) : null));
  const Story: FC = () => render(args, context);
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Whole = decorators.reduce<FC>((Inner, decorate) => () => decorate(Inner, context), Story);
  return renderToString(createElement(AptoProvider, null, createElement(Whole)));
}

interface Rendered {
  /** Which components gave HTML, and how many letters of it. */
  rendered: [name: string, length: number][];
  /** What each of the others said. */
  problems: string[];
}

async function renderAll(): Promise<Rendered> {
  const require = createRequire(join(ui, 'package.json'));
  const load = async <Module>(path: string): Promise<Module> =>
    ((await import(pathToFileURL(require.resolve(path)).href)) as { default: Module }).default;
  const { createElement } = await load<typeof import('react')>('react');
  const { renderToString } = await load<typeof import('react-dom/server')>('react-dom/server');
  // The built one: its types are of the sources' project.
  const provider = '@apto/ui/apto-provider';
  const { AptoProvider } = (await import(provider)) as Pick<Tools, 'AptoProvider'>;
  const tools = { createElement, renderToString, AptoProvider };

  const components = listComponents().filter(({ path }) =>
    existsSync(join(dist, 'components', path, 'index.js')),
  );
  await bundleStories(components);
  const problems: string[] = [];
  const rendered: Rendered['rendered'] = [];
  const { error } = console;
  for (const { name, path } of components) {
    const told: string[] = [];
    console.error = (...words: unknown[]) => void told.push(words.map(String).join(' '));
    try {
      const stories = (await import(pathToFileURL(join(out, path, `${name}.stories.mjs`)).href)) as Record<
        string,
        Annotations
      >;
      const html = renderStory(stories, 'Galeria', tools);
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
export function renderApart(): Rendered {
  const told = execFileSync(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(told) as Rendered;
}

if (import.meta.filename === process.argv[1]) process.stdout.write(JSON.stringify(await renderAll()));
