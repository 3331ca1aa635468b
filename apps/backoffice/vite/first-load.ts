import { build, type InlineConfig, type Rolldown } from 'vite';

/** A first load: the name of its chunk and the modules that start it. */
export interface Load {
  name: string;
  /** Ends of module ids, for instance `src/features/login/route.tsx`. */
  start: readonly string[];
}

const isChunk = (exit: Rolldown.OutputChunk | Rolldown.OutputAsset): exit is Rolldown.OutputChunk =>
  exit.type === 'chunk';

function modulesOf(chunks: readonly Rolldown.OutputChunk[], start: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const end of start) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    if (!chunk) throw new Error(`Nenhum módulo de entrada termina em '${end}'.`);
    visit(chunk.fileName);
  }
  return modules;
}

/**
 * Builds once without writing, to learn which modules each first load really needs after tree shaking. Grouped so, a
 * first load is one file; left to itself it falls into some fifty of a few hundred bytes, which compress badly.
 * @param loads in order: a module that an earlier load has brought is not brought again
 * @returns the load of each module that belongs to one
 */
export async function modulesByLoad(
  config: InlineConfig,
  loads: readonly Load[],
): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, manifest: false, minify: false, reportCompressedSize: false },
  });
  if (!('output' in result)) throw new Error('A compilação de reconhecimento não terminou.');
  const chunks = result.output.filter(isChunk);
  const byModule = new Map<string, string>();
  for (const { name, start } of loads) {
    for (const id of modulesOf(chunks, start)) if (!byModule.has(id)) byModule.set(id, name);
  }
  return byModule;
}
