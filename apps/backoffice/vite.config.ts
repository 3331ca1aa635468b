import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precomprimir } from './vite/precomprimir.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4310';

const curto = (nome: string): string => nome.split('~')[0] ?? nome;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria carries its texts in thirty languages; the product speaks one.
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    precomprimir(),
  ],
  resolve: { conditions: ['@apto/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: API, changeOrigin: false } } },
  build: {
    target: 'es2023',
    manifest: true,
    // 'use client' marks are for consumers that render on a server.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        // Left alone, what screens share falls into seventy files of a few hundred bytes, which compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|jotai)\//,
              priority: 2,
            },
            { name: 'comum', minShareCount: 2, entriesAware: true },
          ],
        },
        // A shared chunk is named after everyone who shares it; the hash says enough.
        chunkFileNames: ({ name }) => `assets/${curto(name)}-[hash].js`,
        assetFileNames: ({ names: [nome = 'arquivo'] }) =>
          `assets/${curto(nome.replace(/\.\w+$/, ''))}-[hash][extname]`,
      },
    },
  },
});
