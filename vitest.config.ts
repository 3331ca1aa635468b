import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// What runs in Node, in two projects: each one costs every run its own Vite. Stories have a configuration of their own
// (`npm run stories`); only Storybook's panel, which looks for it here, gets both.
const node = (name: string, include: string[], extra: object = {}) => ({
  resolve: { conditions: ['@apto/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@apto/source', 'module', 'node', 'development|production'] } },
  test: { name, include, environment: 'node', ...extra },
});

const isStorybook = process.env['VITEST_STORYBOOK'] === 'true';

export default defineConfig({
  test: {
    projects: [
      // Nothing here leaves anything behind, so that a worker reads its modules once instead of once per file.
      node(
        'unit',
        [
          'packages/*/src/**/*.test.ts',
          'scripts/**/*.test.ts',
          '.storybook/**/*.test.ts',
          'apps/{backoffice,public}/src/**/*.test.ts',
          'apps/vite/*.test.ts',
        ],
        // A limit for a busy machine, not a pause.
        { isolate: false, testTimeout: 60_000 },
      ),
      node('server', ['apps/server/{src,test}/**/*.test.ts'], {
        globalSetup: ['apps/server/test/suite-run.ts'],
        // Fastify, drizzle and PGlite's WebAssembly are read and compiled once per worker.
        isolate: false,
        // Much of it waits for processes, leases and limits: two files fill each other's pauses.
        maxWorkers: Math.min(2, availableParallelism()),
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      ...(isStorybook ? ['./.storybook/vitest.config.ts'] : []),
    ],
  },
});
