import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { precomprimir } from '../../scripts/vite/precomprimir.ts';
import { modulosPorCarga } from './vite/primeira-carga.ts';

const API = process.env['API_URL'] ?? 'http://127.0.0.1:4310';

const base = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria carries its texts in thirty languages; the product speaks one.
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['@apto/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // 'use client' marks are for consumers that render on a server.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});

/** What a person waits for: the sign-in page, then the list. */
const CARGAS = [
  { nome: 'entrada', inicio: ['index.html', 'src/features/login/route.tsx'] },
  { nome: 'lista', inicio: ['src/shared/quadro/route.tsx', 'src/features/agendamentos/route.tsx'] },
];

/** The entry and the routes keep files of their own: the manifest names the loads by them. */
const ENTRADAS = /(?:index\.html|\/main\.tsx|\/route\.tsx)$/;

/** The first of those who share a chunk; the hash tells the rest. */
const curto = (nome: string): string => nome.replace(/(?:~.*|\.\w+)$/, '');

export default defineConfig(async ({ command }) => {
  const config = base();
  if (command === 'serve') {
    return { ...config, server: { port: 5173, strictPort: true, proxy: { '/api': API } } };
  }
  const cargaDe = await modulosPorCarga(base(), CARGAS);
  const grupo = (nome: string, priority: number) => ({
    name: nome,
    priority,
    test: (id: string) => cargaDe.get(id) === nome && !ENTRADAS.test(id),
    // Each load is closed under its imports already.
    includeDependenciesRecursively: false,
  });
  return {
    ...config,
    plugins: [...(config.plugins ?? []), precomprimir()],
    build: {
      ...config.build,
      manifest: true,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: { groups: [grupo('entrada', 3), grupo('lista', 2)] },
          chunkFileNames: ({ name }: { name: string }) => `assets/${curto(name)}-[hash].js`,
          assetFileNames: ({ names }: { names: string[] }) =>
            `assets/${curto(names[0] ?? 'arquivo')}-[hash][extname]`,
        },
      },
    },
  };
});
