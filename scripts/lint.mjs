// Every static gate: lint with types, formatting, who may import whom, complete component folders.
import { run } from './lib/run.mjs';

const only = process.argv.slice(2);
const gates = [
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  [
    'formato',
    'oxfmt',
    ['--check', 'packages', 'apps', 'e2e', 'bench', 'scripts', '.storybook', 'vitest.config.ts'],
  ],
  ['importações', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'bench']],
  ['componentes', process.execPath, ['scripts/check-components.mjs']],
  ['exemplos', process.execPath, ['scripts/check-docs.mjs']],
  ['sobras', 'knip', ['--no-progress']],
];
let failed = 0;
for (const [name, command, args] of gates) {
  if (only.length > 0 && !only.includes(name)) continue;
  const { code, output } = await run(command, args, { capture: true });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) {
    failed++;
    console.log(output.slice(-12_000));
  }
}
process.exit(failed > 0 ? 1 : 0);
