// `npm run bench`: every figure of docs/performance.md.
import { buildApps, compressApps } from './lib/builds.ts';
import { become } from './lib/run.ts';

await buildApps();
await compressApps();
await become(process.execPath, ['--conditions=@apto/source', 'bench/main.ts', ...process.argv.slice(2)]);
