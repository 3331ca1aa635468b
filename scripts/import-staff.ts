// `npm run import:staff`: staff from a spreadsheet.
import { become } from './lib/run.ts';

await become(process.execPath, [
  '--conditions=@apto/source',
  '--import=./apps/server/src/quick-load.ts',
  'apps/server/src/cli/import-staff.ts',
  ...process.argv.slice(2),
]);
