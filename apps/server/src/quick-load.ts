// Readies Node for the server's sources; before any of them is asked for: `main.ts` imports it first, commands by --import.
import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';
import { fileURLToPath } from 'node:url';

// The server runs straight from TypeScript: keeping what was compiled makes every later start
// several times quicker. Where the folder cannot be written, Node goes on without it.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/apto-server', import.meta.url)));

/** Where packages of this workspace and drizzle's modules lie: from whichever file they are asked for, it is one place. */
const found = new Map<string, ResolveFnOutput>();

// A start resolves some three thousand imports, and Node reads folders and parses lists of exports anew for each: a third
// of the time until it serves.
registerHooks({
  resolve(name, context, nextResolve) {
    const { parentURL } = context;
    const isFile = name.startsWith('.') && name.endsWith('.ts');
    if (isFile && parentURL !== undefined && !parentURL.includes('/node_modules/'))
      return {
        url: new URL(name, parentURL).href,
        format: 'module-typescript',
        shortCircuit: true,
      };
    const isDrizzle = name.startsWith('drizzle-orm');
    if (!isDrizzle && !name.startsWith('@apto/')) return nextResolve(name, context);
    const known = found.get(name);
    if (known) return known;
    // drizzle's modules import one another in circles, and linking those takes Node 350 ms and 180 MB as ES
    // modules; its CommonJS build, the same code, takes 70 ms and 20 MB.
    const resolved = nextResolve(name, isDrizzle ? { ...context, conditions: ['node', 'require'] } : context);
    found.set(name, { ...resolved, shortCircuit: true });
    return resolved;
  },
});
