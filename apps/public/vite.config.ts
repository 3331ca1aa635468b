import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { earlyField } from '../vite/early-field.ts';
import { precompress } from '../vite/precompress.ts';
import { recovery } from '../vite/recovery.ts';
import { staticShell } from '../vite/static-shell.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4310';

const short = (name: string): string => name.split('~')[0] ?? name;

export default defineConfig({
  base: '/publico/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria carries its texts in thirty languages; the product speaks one.
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    staticShell({
      title: 'Exame ocupacional',
      about:
        'Aqui você marca e acompanha o exame que a sua empresa pediu, sem custo para você. A clínica confirma quem vai atender e recebe só o que precisa para isso.',
      font: 'inter-latin',
      early: earlyField({
        label: 'CPF',
        placeholder: '000.000.000-00',
        otherDoors: /^#\/(?:confirmacao|cadastro|atualizar-cadastro)-prestador/,
        sessionName: 'apto.autoagendamento.sessao',
      }),
    }),
    precompress(),
    recovery(),
  ],
  resolve: { conditions: ['@apto/source', ...defaultClientConditions] },
  server: { port: 5174, strictPort: true, proxy: { '/api': { target: API, changeOrigin: false } } },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      // 'use client' marks are for consumers that render on a server.
      checks: { moduleLevelDirective: false },
      output: {
        // Left alone, what screens share falls into dozens of files of a few hundred bytes, which compress badly.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|jotai)\//, priority: 2 },
            { name: 'entry', test: /public\/src\/(?:Gate\.tsx|shared\/clinic\/paths\.ts)/, priority: 1 },
          ],
        },
        // A shared chunk is named after everyone who shares it; the hash says enough.
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names: [name = 'file'] }) =>
          `assets/${short(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
      },
    },
  },
});
