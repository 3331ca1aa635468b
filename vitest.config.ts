import { defineConfig } from 'vitest/config';

// Pure and server tests run in Node; the stories' own project is declared beside Storybook.
const node = (name: string, include: string[], extra: object = {}) => ({
  resolve: { conditions: ['@apto/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@apto/source', 'module', 'node', 'development|production'] } },
  test: { name, include, environment: 'node', ...extra },
});

export default defineConfig({
  test: {
    projects: [
      node('domain', ['packages/domain/src/**/*.test.ts']),
      node('api-client', ['packages/api-client/src/**/*.test.ts']),
      node('ui-logic', ['packages/{ui,eslint-plugin}/src/**/*.test.ts']),
      node('storybook-logic', ['.storybook/**/*.test.ts']),
      node('apps', ['apps/{backoffice,public}/src/**/*.test.ts']),
      node('server', ['apps/server/{src,test}/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      './.storybook/vitest.config.ts',
    ],
  },
});
