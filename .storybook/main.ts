import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
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
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript', check: false },
  // A ground of one's own choice would belie the theme's.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
};

export default config;
