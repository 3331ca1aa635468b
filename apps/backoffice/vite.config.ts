import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precomprimir } from './vite/precomprimir.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4310';

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
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
