import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/** What Vite's helper says today, and what it has to say. One that is not found any more fails the build. */
const CHANGES: readonly [vite: string, ours: string][] = [
  // A style sheet that failed counted as here: the dialog came the next time, without its looks.
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  // Some browsers keep a module that failed once as failed for as long as the page lives.
  ['baseModule().catch(handlePreloadError)', 'baseModule().catch(askAgain).catch(handlePreloadError)'],
];

/**
 * Code that comes later may fail to come: the server was down at that moment. Then whoever asks again gets it, and
 * gets all of it; by itself Vite's helper asks for a style sheet once, and a browser may ask for a module once.
 */
export const recovery = (): Plugin => ({
  name: 'recovery',
  apply: 'build',
  generateBundle(_options, bundle) {
    const isCarried = Object.values(bundle).some(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/vite/ask-again.ts')),
    );
    if (!isCarried) this.error('O carregador do Vite não passou por aqui: código que falha não voltaria.');
  },
  transform: {
    filter: { id: HELPER },
    handler(code) {
      const askAgain = join(import.meta.dirname, 'ask-again.ts');
      let changed = code;
      for (const [vite, ours] of CHANGES) {
        // Indentation is no part of it.
        const pattern = new RegExp(
          vite
            .split(/\s+/)
            .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
            .join(String.raw`\s+`),
        );
        if (!pattern.test(changed)) throw new Error(`O carregador do Vite não tem mais '${vite}'.`);
        changed = changed.replace(pattern, () => ours);
      }
      return { code: `import { askAgain } from ${JSON.stringify(askAgain)};\n${changed}`, map: null };
    },
  },
});
