// The process as it is started: readies Node for the server's sources, then serves (`serve.ts`).
import { flushCompileCache } from 'node:module';
import './quick-load.ts';

await import('./serve.ts');
// Written now, because a process that is killed never gets to.
flushCompileCache();
