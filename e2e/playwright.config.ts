import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, testBrowser } from '../scripts/lib/test-browser.ts';

const browser = await testBrowser();

/** The real apps on the real server, each worker with a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // The journeys; what their rooms prove as well waits for `npm test -- --full` (docs/decisions/0168).
  ...(process.env['APTO_FULL'] ? {} : { grepInvert: /@full/ }),
  globalSetup: './support/prepared.ts',
  // Two cores: a second worker would only make both slower.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: {
    // What cannot be pressed is told by its name, and not by the limit of the whole test.
    actionTimeout: 20_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    // What the page held at every step tells why a test failed, and costs every test time: it is asked for (APTO_TRACE=1)
    // where one is looked into.
    trace: process.env['APTO_TRACE']
      ? { mode: 'retain-on-failure', screenshots: false, sources: false }
      : 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      // Without a locale a browser cannot write an accent into the name of a file that it saves.
      env: { ...process.env, ...browser.env, LC_ALL: 'C.UTF-8' },
      args: [...BROWSER_ARGS],
    },
  },
});
