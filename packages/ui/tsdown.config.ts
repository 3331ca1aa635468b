import { defineConfig } from 'tsdown';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { finish } from './scripts/finish.ts';

/**
 * One JavaScript and one CSS file a component. The compiled `*.css.ts` are called `*.styles.js`: under their own name
 * a consumer's vanilla-extract plug-in would take them for sources and fail.
 */
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/theme/index.ts',
    'src/icons/index.ts',
    'src/texts/en.ts',
    'src/components/*/*/index.ts',
    // Reached by their conditions in package.json's `imports`.
    'src/components/general/PdfViewer/inPage.ts',
    'src/components/general/PdfViewer/inPage.production.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  // The few pure functions of the domain that the parts use go along: one tarball is enough, and zod stays out.
  deps: { alwaysBundle: [/^@apto\/domain\//], neverBundle: ['zod', '#pdf-in-page'] },
  inputOptions: {
    checks: { moduleLevelDirective: false, pluginTimings: false },
    resolve: { conditionNames: ['@apto/source', 'import', 'module', 'default'] },
  },
  clean: true,
  unbundle: true,
  plugins: [vanillaExtractPlugin()],
  outputOptions: {
    entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
    chunkFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
    assetFileNames: 'styles/[name]-[hash][extname]',
  },
  hooks: { 'build:done': () => finish('dist') },
});
