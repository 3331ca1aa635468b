// Run beside a server that serves already (`npm run start`), at the lowest priority.
import { setPriority, constants } from 'node:os';
import { compressApps } from './builds.ts';

setPriority(constants.priority.PRIORITY_LOW);
await compressApps();
