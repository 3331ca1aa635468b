// `npm run demo`: fills the database with a demonstration of any size.
import { become } from './lib/run.ts';

await become(process.execPath, [
  '--conditions=@apto/source',
  '--import=./apps/server/src/quick-load.ts',
  'apps/server/src/cli/demo.ts',
  ...process.argv.slice(2),
]);
