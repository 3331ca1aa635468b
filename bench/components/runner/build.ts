import { existsSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { LOADS, type Load, type Peer } from '../peers.ts';
import { HERE, PAGES_DIR, WORK_DIR } from './places.ts';

/** A page: one library in one workload. */
export interface ResultPage {
  readonly load: Load;
  readonly peer: Peer;
  /** `w1-antd`. */
  readonly name: string;
}

const fileOf = (load: Load, id: string): string => join(PAGES_DIR, load, `${id}.tsx`);

/** Every page that has a file, of the workloads and libraries asked for. */
export function pagesFor(peers: readonly Peer[], loads: readonly Load[] = LOADS): readonly ResultPage[] {
  return loads.flatMap((load) =>
    peers
      .filter(({ id }) => existsSync(fileOf(load, id)))
      .map((peer) => ({ load, peer, name: `${load}-${peer.id}` })),
  );
}

const PRESENTER: Record<Load, string> = {
  w1: 'presentList',
  w2: 'presentRange',
  w3: 'presentTable',
  w5: 'presentAgenda',
};

/** Entries made of thin air: the stage and one page on it, or for the bytes the part alone. */
function entries(mode: 'stage' | 'part'): Plugin {
  const prefix = 'entry:';
  return {
    name: 'entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [load, ...rest] = id.slice(prefix.length + 1).split('-') as [Load, ...string[]];
      const page = JSON.stringify(fileOf(load, rest.join('-')));
      if (mode === 'part') return `import { testCase } from ${page}; export const Part = testCase.Part;`;
      const stage = JSON.stringify(join(PAGES_DIR, 'stage.tsx'));
      return `import { ${PRESENTER[load]} as present } from ${stage}; import { testCase } from ${page}; present(testCase);`;
    },
  };
}

/** `@apto/ui` is the one that this run has built. */
function fromThisRun(): Plugin {
  return {
    name: 'of-this-run',
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

const common = (mode: 'stage' | 'part'): InlineConfig => ({
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
    ...common('stage'),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: Object.fromEntries(pages.map(({ name }) => [name, `entry:${name}`])),
      },
    },
  });
  return outDir;
}

/** One page's part by itself, without react, react-dom and the data: what W4 weighs. */
export async function buildPart({ name }: ResultPage): Promise<string> {
  const outDir = join(WORK_DIR, 'parts', name);
  await build({
    ...common('part'),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: { part: `entry:${name}` },
        external: [/^react(\/|$)/, /^react-dom(\/|$)/, /^scheduler(\/|$)/, /data\.ts$/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return outDir;
}
