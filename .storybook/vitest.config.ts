import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** CHROMIUM_PATH, else Debian's, else the one that `playwright install chromium` brought. */
function chromium(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return asked;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
}

/** Which theme this run of the stories is in. */
function theme(): string {
  const known = ['light', 'dark', 'high-contrast'];
  const asked = process.env['STORY_THEME'] ?? 'light';
  if (!known.includes(asked)) throw new Error(`STORY_THEME is "${asked}"; use one of ${known.join(', ')}.`);
  return asked;
}

const executablePath = chromium();

/**
 * Every story as a test in a real browser, with its play function and axe.
 * `STORY_THEME=dark` (or `high-contrast`) repeats it in that theme, but for the stories that only prove interactions.
 */
export default mergeConfig(
  vite,
  defineConfig({
    plugins: [
      storybookTest({
        configDir,
        storybookScript: 'storybook dev --port 6006 --no-open',
        initialGlobals: { theme: theme() },
        // What a key press does is the same in every theme; how each state looks is not.
        tags: theme() === 'light' ? {} : { exclude: ['interacoes'] },
      }),
    ],
    test: {
      name: 'stories',
      testTimeout: 40_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
          contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
        }),
      },
    },
  }),
);
