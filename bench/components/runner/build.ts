import { existsSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { LOADS, type Load, type Par } from '../pairs.ts';
import { HERE, PAGES_DIR, WORK_DIR } from './places.ts';

/** A page: one library in one workload. */
export interface ResultPage {
  readonly carga: Load;
  readonly par: Par;
  /** `w1-antd`. */
  readonly nome: string;
}

const fileOf = (load: Load, id: string): string => join(PAGES_DIR, load, `${id}.tsx`);

/** Every page that has a file, of the workloads and libraries asked for. */
export function pagesFor(peers: readonly Par[], loads: readonly Load[] = LOADS): readonly ResultPage[] {
  return loads.flatMap((load) =>
    peers
      .filter(({ id }) => existsSync(fileOf(load, id)))
      .map((par) => ({ carga: load, par, nome: `${load}-${par.id}` })),
  );
}

const PRESENTER: Record<Load, string> = {
  w1: 'apresentarLista',
  w2: 'apresentarIntervalo',
  w3: 'apresentarTabela',
};

/** Entries made of thin air: the stage and one page on it, or for the bytes the part alone. */
function entries(mode: 'palco' | 'peca'): Plugin {
  const prefix = 'entrada:';
  return {
    name: 'entradas',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [load, ...rest] = id.slice(prefix.length + 1).split('-') as [Load, ...string[]];
      const page = JSON.stringify(fileOf(load, rest.join('-')));
      if (mode === 'peca') return `import { caso } from ${page}; export const Peca = caso.Peca;`;
      const stage = JSON.stringify(join(PAGES_DIR, 'palco.tsx'));
      return `import { ${PRESENTER[load]} as apresentar } from ${stage}; import { caso } from ${page}; apresentar(caso);`;
    },
  };
}

/** `@apto/ui` is the one that this run has built. */
function fromThisRun(): Plugin {
  return {
    name: 'o-desta-rodada',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.startsWith('@apto/') || importer?.startsWith(WORK_DIR)) return null;
      // As asked from a file that exists there, or it would be looked for from the root of the build.
      const from = join(WORK_DIR, 'node_modules', '@apto', 'ui', 'package.json');
      const found = await this.resolve(id, from, { skipSelf: true });
      if (!found?.id.startsWith(WORK_DIR)) throw new Error(`${id} não é o desta rodada: ${found?.id}`);
      return found;
    },
  };
}

const common = (mode: 'palco' | 'peca'): InlineConfig => ({
  root: HERE,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  // No React Compiler for anyone: @apto/ui is measured as it is published.
  plugins: [
    fromThisRun(),
    // As react-aria and our README say: every page speaks pt-BR alone, as those of the other libraries do.
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    react(),
    entries(mode),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** One production build with one entry per page. Returns the folder; `.vite/manifest.json` says what each needs. */
export async function buildPages(pages: readonly ResultPage[]): Promise<string> {
  const outDir = join(WORK_DIR, 'pages');
  await build({
    ...common('palco'),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: Object.fromEntries(pages.map(({ nome: name }) => [name, `entrada:${name}`])),
      },
    },
  });
  return outDir;
}

/** One page's part by itself, without react, react-dom and the data: what W4 weighs. */
export async function buildPart({ nome: name }: ResultPage): Promise<string> {
  const outDir = join(WORK_DIR, 'pecas', name);
  await build({
    ...common('peca'),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: { peca: `entrada:${name}` },
        external: [/^react(\/|$)/, /^react-dom(\/|$)/, /^scheduler(\/|$)/, /dados\.ts$/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return outDir;
}
