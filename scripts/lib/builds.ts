// What is built, each thing once for as long as its sources stay the same.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBest } from '../../apps/vite/compressed.ts';
import { buildIfStale, root } from './stale.ts';
import { run, type RunOptions } from './run.ts';

const APPS = ['backoffice', 'public'] as const;
const COMMON = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const PACKAGES = ['packages/domain/src', 'packages/api-client/src', 'packages/ui/src'];

async function must(name: string, command: string, args: readonly string[], options: RunOptions = {}) {
  const { code, output } = await run(command, args, { ...options, capture: true });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error(`A construção de ${name} falhou.`);
  }
}

/**
 * Builds back-office and public app if stale.
 * @param onBuilding told of each one that is
 */
export async function buildApps(
  onBuilding: (app: string) => void = (app) => console.log(`Construindo ${app}…`),
): Promise<void> {
  await Promise.all(
    APPS.map((app) =>
      buildIfStale(app, {
        sources: [...COMMON, ...PACKAGES, `apps/${app}`, 'apps/vite'],
        output: `apps/${app}/dist/index.html`,
        build: async () => {
          onBuilding(app);
          await must(app, 'vite', ['build', '--logLevel', 'warn'], { cwd: `apps/${app}` });
        },
      }),
    ),
  );
}

/** Gives built apps the smallest copies for the wire, once per build. Ten seconds of a processor, so not before a start. */
export async function compressApps(): Promise<void> {
  for (const app of APPS) {
    // A new build empties the folder, and with it this mark.
    const mark = `apps/${app}/dist/.vite/compressed`;
    await buildIfStale(`${app}-compressed`, {
      sources: ['apps/vite/compressed.ts'],
      output: mark,
      build: async () => {
        await compressBest(join(root, `apps/${app}/dist`));
        writeFileSync(join(root, mark), '');
      },
    });
  }
}

/** Builds the packages as they are published, if stale. */
export async function buildPackages(): Promise<void> {
  await buildIfStale('package-eslint-plugin', {
    sources: [...COMMON, 'packages/eslint-plugin'],
    output: 'packages/eslint-plugin/dist/index.js',
    build: () => must('eslint-plugin', 'tsup', ['--silent'], { cwd: 'packages/eslint-plugin' }),
  });
  await buildIfStale('package-ui', {
    // Its pages are published as well, and its guide is made of its stories.
    sources: [
      ...COMMON,
      'packages/domain/src',
      'packages/ui/src',
      'packages/ui/scripts',
      'packages/ui/package.json',
      'packages/ui/README.md',
      'packages/ui/tsconfig.json',
      'packages/ui/tsdown.config.ts',
      'scripts/packages/guide.ts',
      'scripts/packages/props.ts',
    ],
    withStories: true,
    output: 'packages/ui/dist/docs',
    build: async () => {
      // The types of the domain that go along are read from its build: in a fresh clone there is none yet.
      await must('tipos do domínio', 'tsc', ['-b', 'packages/domain']);
      await must('ui', 'tsdown', [], { cwd: 'packages/ui' });
      await writeGuide();
    },
  });
}

/** Writes llms.txt and its pages into the built package, or beside a built Storybook. */
export const writeGuide = (...beside: string[]): Promise<void> =>
  must('llms.txt', process.execPath, ['scripts/packages/guide.ts', ...beside]);

/** Builds Storybook as it is served at /storybook/. */
export async function buildStorybook(): Promise<void> {
  await must('storybook', 'storybook', ['build', '--output-dir', 'storybook-static', '--quiet']);
  await writeGuide('storybook-static');
}
