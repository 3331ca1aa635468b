import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Storybook's and the story tests' Vite. It is a real file because vanilla-extract's compiler loads it again by
 * path: handed over inline, its variant classes vanish.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@apto/source', ...defaultClientConditions] },
  optimizeDeps: {
    // Found late, any of these reloads the page in the middle of a story.
    include: [
      'react',
      'react-aria-components',
      '@apto/domain > zod',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@apto/backoffice > @apto/api-client > eventsource-parser',
      '@apto/backoffice > @hookform/resolvers/zod',
      '@apto/backoffice > jotai',
      '@apto/backoffice > qr',
      '@apto/backoffice > react-hook-form',
      '@apto/backoffice > react-router-dom',
      '@apto/backoffice > swr',
      '@apto/backoffice > swr/infinite',
      '@apto/backoffice > swr/mutation',
      '@apto/ui > lucide-react',
      '@apto/ui > pdfjs-dist',
      '@apto/ui > pdfjs-dist/build/pdf.worker.min.mjs',
      '@apto/ui > radix-ui',
      '@apto/ui > react-aria/useMenu',
      '@apto/ui > react-stately/Item',
      '@apto/ui > react-stately/Section',
      '@apto/ui > react-stately/useMenuTriggerState',
      '@apto/ui > react-stately/useTreeState',
      '@apto/ui > @maskito/core',
      'storybook/test',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
    ],
  },
  // What builds, tests and benchmarks write is nobody's story; a reload for it would lose what one looks at.
  server: {
    watch: {
      ignored: ['bench', 'examples', '.data', '.tsbuild', '.vitest', 'storybook-static', 'test-results'].map(
        (folder) => `${root}${folder}/**`,
      ),
    },
  },
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
