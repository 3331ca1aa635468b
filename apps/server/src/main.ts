import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The server runs straight from TypeScript: keeping what was compiled makes every later start
// several times quicker. Where the folder cannot be written, Node goes on without it.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/apto-server', import.meta.url)));
await import('./principal.ts');
// Written now, because a process that is killed never gets to.
flushCompileCache();
