import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { storyName } from './story-name.ts';

const all = ['../packages/ui/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'];
/** The tag of stories that only prove something. */
const PROOFS = 'interacoes';
const isTesting = Boolean(process.env['VITEST']);
/** `npm run stories -- Button` reads those files alone: all of them take some seconds. */
const asked = process.env['APTO_STORIES']?.split(',').map((path) => `../${path}`);

/** A path of the design system, whose props the pages tell. */
const here = (path: string): string => fileURLToPath(new URL(`../packages/ui/${path}`, import.meta.url));

const config: StorybookConfig = {
  stories: isTesting ? (asked ?? all) : ['../packages/ui/src/**/*.mdx', ...all],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables: every page has one for the keyboard.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Names as they are written, in the index itself: the search looks through it and shows them.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const found = await indexer.createIndex(file, options);
        return found.map((entry) =>
          entry.name === undefined ? entry : { ...entry, name: storyName(entry.name) },
        );
      },
    })),
  // The pages of documentation: story tests draw none, and need none of what draws them.
  previewAnnotations: (entries = []) =>
    isTesting ? entries : [...entries, fileURLToPath(new URL('pages.ts', import.meta.url))],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The tab wears the product's own mark.
  staticDirs: [
    './public',
    '../apps/backoffice/public',
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Documentação' },
  // A test is no specimen: what only proves something stays behind the sidebar's filter.
  tags: { [PROOFS]: { defaultFilterSelection: 'exclude' } },
  // Story tests need no tables of props; reading all types takes longer than the tests.
  typescript: {
    reactDocgen: isTesting ? false : 'react-docgen-typescript',
    // Of the sources themselves: through the workspace's references it reads what the last type check has left, and in a
    // fresh clone nothing.
    reactDocgenTypescriptOptions: {
      tsconfigPath: here('tsconfig.json'),
      include: [here('src/**/*.tsx')],
      // Storybook's own defaults, which an object of one's own takes away: without them each choice, switch and word
      // that may be left out is edited as JSON.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // A `children` that nobody needs described has a type all the same: left out, it is guessed from a story's own.
      skipChildrenPropWithoutDoc: false,
    },
    check: false,
  },
  // A ground of one's own choice would belie the theme's.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
};

export default config;
