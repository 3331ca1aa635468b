// The process as it is started: readies Node for the server's sources, then serves (`serve.ts`).
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// The server runs straight from TypeScript: keeping what was compiled makes every later start
// several times quicker. Where the folder cannot be written, Node goes on without it.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/apto-server', import.meta.url)));

// drizzle's modules import one another in circles, and linking those takes Node 350 ms and 180 MB as ES
// modules; its CommonJS build, the same code, takes 70 ms and 20 MB.
registerHooks({
  resolve: (name, context, nextResolve) =>
    name.startsWith('drizzle-orm')
      ? nextResolve(name, { ...context, conditions: ['node', 'require'] })
      : nextResolve(name, context),
});
await import('./serve.ts');
// Written now, because a process that is killed never gets to.
flushCompileCache();
