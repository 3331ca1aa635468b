import { build, type InlineConfig, type Rolldown } from 'vite';

/** A first load: the name of its chunk and the modules that start it. */
export interface Carga {
  nome: string;
  /** Ends of module ids, for instance `src/features/login/route.tsx`. */
  inicio: readonly string[];
}

const ehChunk = (saida: Rolldown.OutputChunk | Rolldown.OutputAsset): saida is Rolldown.OutputChunk =>
  saida.type === 'chunk';

function modulosDe(chunks: readonly Rolldown.OutputChunk[], inicio: readonly string[]): Set<string> {
  const porArquivo = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modulos = new Set<string>();
  const vistos = new Set<string>();
  const visitar = (arquivo: string): void => {
    const chunk = porArquivo.get(arquivo);
    if (!chunk || vistos.has(arquivo)) return;
    vistos.add(arquivo);
    for (const id of chunk.moduleIds) modulos.add(id);
    for (const importado of chunk.imports) visitar(importado);
  };
  for (const fim of inicio) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(fim));
    if (!chunk) throw new Error(`Nenhum módulo de entrada termina em '${fim}'.`);
    visitar(chunk.fileName);
  }
  return modulos;
}

/**
 * Builds once without writing, to learn which modules each first load really needs after tree shaking. Grouped so, a
 * first load is one file; left to itself it falls into some fifty of a few hundred bytes, which compress badly.
 * @param cargas in order: a module that an earlier load has brought is not brought again
 * @returns the load of each module that belongs to one
 */
export async function modulosPorCarga(
  config: InlineConfig,
  cargas: readonly Carga[],
): Promise<ReadonlyMap<string, string>> {
  const resultado = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, manifest: false, minify: false, reportCompressedSize: false },
  });
  if (!('output' in resultado)) throw new Error('A compilação de reconhecimento não terminou.');
  const chunks = resultado.output.filter(ehChunk);
  const porModulo = new Map<string, string>();
  for (const { nome, inicio } of cargas) {
    for (const id of modulosDe(chunks, inicio)) if (!porModulo.has(id)) porModulo.set(id, nome);
  }
  return porModulo;
}
