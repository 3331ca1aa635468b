// `npm run api:accept`: the API, the entries and the sizes of the packages as they are now become the agreed ones.
import { become } from './lib/run.ts';

await become(process.execPath, ['scripts/gates/packages.ts', '--accept']);
