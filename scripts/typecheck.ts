// `npm run typecheck`: every project of the workspace.
import { become } from './lib/run.ts';

await become('tsc', ['-b', ...process.argv.slice(2)]);
