import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from './stale.ts';

/** The stories' own configuration: loading Storybook costs seconds, which no other test pays. */
export const STORIES: readonly string[] = [
  '--config',
  '.storybook/vitest.config.ts',
  '--configLoader',
  'native',
  '--root',
  '.',
];

const all = (): readonly string[] =>
  globSync(['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );

/** Story files of a component or a screen by its name, else those with it in their path. */
export function storyFiles(name: string): readonly string[] {
  const files = all().filter(
    (path) => basename(path).split('.')[0] === name || basename(dirname(path)) === name,
  );
  return files.length > 0 ? files : all().filter((path) => path.includes(name));
}

export interface Story {
  readonly name: string;
  readonly tags: readonly string[];
  readonly hasPlay: boolean;
}

/** What a story file declares, as Storybook itself reads it. */
export function readStories(path: string): {
  title: string;
  tags: readonly string[];
  stories: readonly Story[];
} {
  const { meta, _stories } = loadCsf(readFileSync(path, 'utf8'), {
    fileName: path,
    makeTitle: (title) => title ?? '',
  }).parse();
  return {
    title: meta?.title ?? '',
    tags: meta?.tags ?? [],
    stories: Object.entries(_stories).map(([name, { tags, __stats }]) => ({
      name,
      tags: tags ?? [],
      hasPlay: __stats?.play === true,
    })),
  };
}

/** Story files that have a gallery, by the folder of their pictures. */
export const galleries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all()
      .filter((path) => readStories(join(root, path)).stories.some(({ tags }) => tags.includes('galeria')))
      .map((path) => {
        const [area, app] = path.split('/');
        const name = basename(path, '.stories.tsx');
        return [area === 'apps' ? `${app}-${name}` : name, path];
      }),
  );
