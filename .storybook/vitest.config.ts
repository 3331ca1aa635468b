import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type BrowserCommand, type TestSpecification } from 'vitest/node';
import { BROWSER_ARGS, pinnedBrowser } from './tests/pinned-browser.node.ts';
import { visual } from './tests/visual.node.ts';
import vite from './vite.config.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Where the pinned one does not run: CHROMIUM_PATH, else the one that `playwright install chromium` brought. */
const another = (): { executablePath?: string } => {
  const executablePath = process.env['CHROMIUM_PATH'];
  return executablePath ? { executablePath } : {};
};

const forcedColors: BrowserCommand<[isOn: boolean]> = ({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : 'none' });

const browser = await pinnedBrowser();
const pictures = visual();

/** By their names, and not by how long they took here last time: who comes after whom is the same everywhere. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}

/**
 * Every story as a test in a real browser: mounted once, with its play function, then axe (its colour rules in each theme); where
 * pictures are asked for (APTO_VISUAL), a `galeria` story is also looked at in forced colours and compared with what
 * was accepted (docs/decisions/0032).
 */
export default mergeConfig(
  vite,
  defineConfig({
    plugins: [
      storybookTest({
        configDir,
        storybookScript: 'storybook dev --port 6006 --no-open',
        initialGlobals: { theme: 'light' },
        tags: pictures.mode === 'accept' ? { include: ['galeria'] } : {},
      }),
    ],
    optimizeDeps: { include: ['axe-core'] },
    test: {
      name: 'stories',
      setupFiles: [fileURLToPath(new URL('tests/setup.ts', import.meta.url))],
      env: { APTO_VISUAL: pictures.mode, APTO_FULL: process.env['APTO_FULL'] ?? '' },
      // Where pictures are compared, a gallery is looked at in three themes and two widths after its checks.
      testTimeout: pictures.mode === '' ? 40_000 : 600_000,
      // One document for all the files that a page is given: a thousand modules are read once instead of once per file.
      isolate: false,
      sequence: { sequencer: ByName },
      // So many pages share the stories out between them, each with a focus of its own.
      maxWorkers: Math.min(2, availableParallelism()),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium' }],
        commands: { ...pictures.commands, forcedColors },
        provider: playwright({
          launchOptions: {
            ...(browser ? { executablePath: browser.executablePath } : another()),
            // Without a locale a browser cannot write an accent into the name of a file that it saves.
            env: { ...process.env, ...browser?.env, LC_ALL: 'C.UTF-8' },
            args: [
              ...BROWSER_ARGS,
              // One way to draw a glyph and a colour, whatever screen and fontconfig the machine has.
              '--font-render-hinting=none',
              '--disable-lcd-text',
              '--disable-font-subpixel-positioning',
              '--force-color-profile=srgb',
              '--hide-scrollbars',
            ],
          },
          contextOptions: {
            locale: 'pt-BR',
            timezoneId: 'America/Sao_Paulo',
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
          },
        }),
      },
    },
  }),
);
