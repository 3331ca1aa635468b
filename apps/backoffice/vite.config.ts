import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { compiledAhead } from '../vite/compiled-ahead.ts';
import { lean } from '../vite/lean.ts';
import { precompress } from '../vite/precompress.ts';
import { recovery } from '../vite/recovery.ts';
import { modulesByLoad } from './vite/first-load.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4310';

const base = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria carries its texts in thirty languages; the product speaks one.
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    recovery(),
    lean(),
  ],
  resolve: { conditions: ['@apto/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // 'use client' marks are for consumers that render on a server.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});

/** What a person waits for: the sign-in page, then the list. */
const LOADS = [
  { name: 'entry', start: ['index.html', 'src/features/login/route.tsx'] },
  { name: 'list', start: ['src/shell/route.tsx', 'src/features/agendamentos/route.tsx'] },
];

const FIRST_LOADS = LOADS.map(({ name }) => name);

/** The entry and the routes keep files of their own: the manifest names the loads by them. */
const ENTRIES = /(?:index\.html|\/main\.tsx|\/route\.tsx)$/;

/** What the api-client declares for the browser. */
const CALLS = /\/api-client\/src\/browser\//;

/**
 * Puts each first load in one file. A plugin, and no part of the configuration, because other plugins read that again
 * (vanilla-extract does), and each reading would build once more to learn what the loads need.
 */
const firstLoads = (): Plugin => ({
  name: 'apto:first-loads',
  apply: 'build',
  async config() {
    const loadOf = await modulesByLoad(base(), LOADS);
    const group = (name: string, priority: number) => ({
      name,
      priority,
      test: (id: string) => loadOf.get(id) === name && !ENTRIES.test(id),
      // Each load is closed under its imports already.
      includeDependenciesRecursively: false,
    });
    // Declarations of a line each: one file of them costs less than naming twenty in whatever loads on demand.
    const calls = {
      name: 'calls',
      priority: 1,
      test: (id: string) => CALLS.test(id) && !loadOf.has(id),
      includeDependenciesRecursively: false,
    };
    const groups = [group('entry', 3), group('list', 2), calls];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});

const { plugins = [], build, ...rest } = base();

export default defineConfig({
  ...rest,
  plugins: [...plugins, firstLoads(), compiledAhead(FIRST_LOADS), precompress()],
  server: { port: 5173, strictPort: true, proxy: { '/api': API } },
  build: {
    ...build,
    manifest: true,
    rolldownOptions: {
      ...build?.rolldownOptions,
      output: {
        // The entry names each of some three hundred lazy files: titles would cost 1.5 KB of the first load.
        // Who wants to know which file is which asks the manifest.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
});
