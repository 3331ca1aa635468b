// Builds the two apps where their sources changed; `--tudo` also builds the packages and Storybook; `--pacotes` the
// packages alone.
import { buildIfStale } from './lib/stale.mjs';
import { run } from './lib/run.mjs';

const shared = [
  'packages/domain/src',
  'packages/api-client/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

async function must(name, command, args, options) {
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
export async function buildApps(onBuilding = (app) => console.log(`Construindo ${app}…`)) {
  const built = await Promise.all(
    ['backoffice', 'public'].map((app) =>
      buildIfStale(app, {
        sources: [...shared, `apps/${app}`, 'scripts/vite'],
        output: `apps/${app}/dist/index.html`,
        build: async () => {
          onBuilding(app);
          await must(app, 'vite', ['build', '--logLevel', 'warn'], { cwd: `apps/${app}` });
        },
      }),
    ),
  );
  return built.some(Boolean);
}

/** Builds the packages as they are published. */
export async function buildPackages() {
  for (const name of ['domain', 'api-client', 'eslint-plugin'])
    await must(name, 'tsup', ['--silent'], { cwd: `packages/${name}` });
  await must('ui', 'tsdown', [], { cwd: 'packages/ui' });
  await must('ui/llms.txt', process.execPath, ['scripts/packages/guide.mjs']);
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--pacotes')) await buildPackages();
  else await buildApps();
  if (process.argv.includes('--tudo')) {
    await buildPackages();
    await must('storybook', 'storybook', ['build', '--output-dir', 'storybook-static', '--quiet'], {});
    await must('storybook/llms.txt', process.execPath, ['scripts/packages/guide.mjs', 'storybook-static']);
  }
}
