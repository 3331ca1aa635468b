// `npm run lint`: every static gate, two at a time: lint with types, names of the examples, formatting, who may import
// whom, rooms without circles, complete component folders, the samples and the links of the pages, left-overs.
// `npm run lint -- format` for one of them.
import { availableParallelism } from 'node:os';
import { refuseUnknown } from './lib/parts.ts';
import { run } from './lib/run.ts';

const SOURCES = ['packages', 'apps', 'e2e', 'bench'] as const;
const GATES: Record<string, [command: string, ...args: string[]]> = {
  imports: ['depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES],
  rooms: ['depcruise', '--config', '.dependency-cruiser.rooms.mjs', ...SOURCES],
  samples: [process.execPath, 'scripts/gates/samples.ts'],
  'left-overs': ['knip', '--no-progress'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  // They are installed apart, so that types cannot be asked for; their names can.
  examples: ['oxlint', '--config', 'scripts/words/examples.json', '--deny-warnings', 'examples'],
  components: [process.execPath, 'scripts/gates/components.ts'],
  links: [process.execPath, 'scripts/gates/links.ts'],
  format: [
    ...([
      'oxfmt',
      '--check',
      'packages',
      'apps',
      'e2e',
      'bench',
      'scripts',
      '.storybook',
      'examples',
    ] as const),
    'vitest.config.ts',
  ],
};
const MOST_LETTERS = 12_000;

const asked = process.argv.slice(2);
refuseUnknown(asked, Object.keys(GATES));

let failed = 0;
const waiting = Object.entries(GATES).filter(([name]) => asked.length === 0 || asked.includes(name));
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command, ...args]] = next;
    const { code, output } = await run(command, args, { capture: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    if (code === 0) continue;
    failed++;
    console.log(output.slice(-MOST_LETTERS));
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
process.exit(failed > 0 ? 1 : 0);
