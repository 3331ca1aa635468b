// `npm run bench:components`: every figure of docs/performance-components.md.
import { become } from './lib/run.ts';

await become(process.execPath, ['bench/components/main.ts', ...process.argv.slice(2)]);
