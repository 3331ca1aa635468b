import { defineConfig } from 'vitest/config';

// The commands themselves, started from a fresh copy: `npm test -- start`.
export default defineConfig({
  test: {
    name: 'start',
    include: ['e2e/start/**/*.test.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
