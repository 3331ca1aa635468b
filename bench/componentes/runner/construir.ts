import { existsSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { CARGAS, type Carga, type Par } from '../pares.ts';
import { AQUI, PAGINAS, TRABALHO } from './lugares.ts';

/** A page: one library in one workload. */
export interface Pagina {
  readonly carga: Carga;
  readonly par: Par;
  /** `w1-antd`. */
  readonly nome: string;
}

const arquivoDe = (carga: Carga, id: string): string => join(PAGINAS, carga, `${id}.tsx`);

/** Every page that has a file, of the workloads and libraries asked for. */
export function paginasDe(pares: readonly Par[], cargas: readonly Carga[] = CARGAS): readonly Pagina[] {
  return cargas.flatMap((carga) =>
    pares
      .filter(({ id }) => existsSync(arquivoDe(carga, id)))
      .map((par) => ({ carga, par, nome: `${carga}-${par.id}` })),
  );
}

const APRESENTA: Record<Carga, string> = {
  w1: 'apresentarLista',
  w2: 'apresentarIntervalo',
  w3: 'apresentarTabela',
};

/** Entries made of thin air: the stage and one page on it, or for the bytes the part alone. */
function entradas(modo: 'palco' | 'peca'): Plugin {
  const prefixo = 'entrada:';
  return {
    name: 'entradas',
    resolveId: (id) => (id.startsWith(prefixo) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${prefixo}`)) return null;
      const [carga, ...resto] = id.slice(prefixo.length + 1).split('-') as [Carga, ...string[]];
      const pagina = JSON.stringify(arquivoDe(carga, resto.join('-')));
      if (modo === 'peca') return `import { caso } from ${pagina}; export const Peca = caso.Peca;`;
      const palco = JSON.stringify(join(PAGINAS, 'palco.tsx'));
      return `import { ${APRESENTA[carga]} as apresentar } from ${palco}; import { caso } from ${pagina}; apresentar(caso);`;
    },
  };
}

/** `@apto/ui` is the one that this run has built. */
function oDestaRodada(): Plugin {
  return {
    name: 'o-desta-rodada',
    enforce: 'pre',
    async resolveId(id, importador) {
      if (!id.startsWith('@apto/') || importador?.startsWith(TRABALHO)) return null;
      // As asked from a file that exists there, or it would be looked for from the root of the build.
      const de = join(TRABALHO, 'node_modules', '@apto', 'ui', 'package.json');
      const achado = await this.resolve(id, de, { skipSelf: true });
      if (!achado?.id.startsWith(TRABALHO)) throw new Error(`${id} não é o desta rodada: ${achado?.id}`);
      return achado;
    },
  };
}

const comum = (modo: 'palco' | 'peca'): InlineConfig => ({
  root: AQUI,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  // No React Compiler for anyone: @apto/ui is measured as it is published.
  plugins: [
    oDestaRodada(),
    // As react-aria and our README say: every page speaks pt-BR alone, as those of the other libraries do.
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    react(),
    entradas(modo),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** One production build with one entry per page. Returns the folder; `.vite/manifest.json` says what each needs. */
export async function construirPaginas(paginas: readonly Pagina[]): Promise<string> {
  const outDir = join(TRABALHO, 'paginas');
  await build({
    ...comum('palco'),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: { input: Object.fromEntries(paginas.map(({ nome }) => [nome, `entrada:${nome}`])) },
    },
  });
  return outDir;
}

/** One page's part by itself, without react, react-dom and the data: what W4 weighs. */
export async function construirPeca({ nome }: Pagina): Promise<string> {
  const outDir = join(TRABALHO, 'pecas', nome);
  await build({
    ...comum('peca'),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: { peca: `entrada:${nome}` },
        external: [/^react(\/|$)/, /^react-dom(\/|$)/, /^scheduler(\/|$)/, /dados\.ts$/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return outDir;
}
