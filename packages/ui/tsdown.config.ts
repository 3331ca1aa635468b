import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { allDesignTokens } from './src/theme/dtcg.ts';

/**
 * One JavaScript and one CSS file a component. The compiled `*.css.ts` are called `*.styles.js`: under their own name
 * a consumer's vanilla-extract plug-in would take them for sources and fail.
 */
export default defineConfig({
  entry: ['src/index.ts', 'src/theme/index.ts', 'src/icons/index.ts', 'src/components/*/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  inputOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
  clean: true,
  unbundle: true,
  plugins: [vanillaExtractPlugin()],
  outputOptions: {
    entryFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
    chunkFileNames: (chunk) => `${chunk.name.replace(/\.css$/, '.styles')}.js`,
    assetFileNames: 'styles/[name]-[hash][extname]',
  },
  hooks: {
    'build:done': async () => {
      await mkdir('dist/styles/fonts', { recursive: true });
      for (const file of await readdir('src/theme/fonts'))
        await cp(`src/theme/fonts/${file}`, `dist/styles/fonts/${file}`);
      await mkdir('dist/tokens', { recursive: true });
      for (const [name, tokens] of Object.entries(allDesignTokens()))
        await writeFile(`dist/tokens/${name}.json`, `${JSON.stringify(tokens, null, 2)}\n`);
    },
  },
});
