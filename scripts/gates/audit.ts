// Known faults of what is installed: the lock file is shown to the registry's advisory service. A grave one fails, unless
// scripts/audit/allowed.json bears it: { "id": "GHSA-…", "reason": "…", "until": "AAAA-MM-DD" }.
import { readFileSync } from 'node:fs';
import { judge, type Allowance } from '../audit/judge.ts';
import { PNPM } from '../lib/pnpm.mjs';
import { run } from '../lib/run.ts';

const allowed = JSON.parse(
  readFileSync(new URL('../audit/allowed.json', import.meta.url), 'utf8'),
) as Partial<Allowance>[];
const { output } = await run('npx', ['-y', PNPM, 'audit', '--json', ...process.argv.slice(2)], {
  capture: true,
  // Nobody waits for minutes where nothing answers.
  env: { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '15000' },
});
const { passes, lines } = judge(output, allowed, new Date().toISOString().slice(0, 10));
for (const line of lines) console.log(line);
process.exit(passes ? 0 : 1);
