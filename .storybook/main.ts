import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const all = ['../packages/ui/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'];
const isTesting = Boolean(process.env['VITEST']);
/** `npm run stories -- Button` reads those files alone: all of them take some seconds. */
const asked = process.env['APTO_STORIES']?.split(',').map((path) => `../${path}`);

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
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Documentação' },
  // Story tests need no tables of props; reading all types takes longer than the tests.
  typescript: { reactDocgen: isTesting ? false : 'react-docgen-typescript', check: false },
  // A ground of one's own choice would belie the theme's.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
};

export default config;
