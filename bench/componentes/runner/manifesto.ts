import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Pedaco {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifesto = Readonly<Record<string, Pedaco>>;

export const lerManifesto = (dir: string): Manifesto =>
  JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifesto;

/** What loading an entry brings, the entry first: its static imports and their CSS; apart, what it loads on demand. */
export function arquivosDe(
  manifesto: Manifesto,
  entrada: string,
): { js: readonly string[]; css: readonly string[]; sobDemanda: readonly string[] } {
  const chave = Object.keys(manifesto).find((nome) => nome.endsWith(entrada));
  if (!chave) throw new Error(`O manifesto não tem '${entrada}': ${Object.keys(manifesto).join(', ')}`);
  const js = new Set<string>();
  const css = new Set<string>();
  const tardios = new Set<string>();
  const visitar = (nome: string, alvoJs: Set<string>, alvoCss: Set<string>): void => {
    const pedaco = manifesto[nome];
    if (!pedaco || js.has(pedaco.file) || alvoJs.has(pedaco.file)) return;
    alvoJs.add(pedaco.file);
    for (const arquivo of pedaco.css ?? []) alvoCss.add(arquivo);
    for (const outro of pedaco.imports ?? []) visitar(outro, alvoJs, alvoCss);
    for (const outro of pedaco.dynamicImports ?? []) tardios.add(outro);
  };
  visitar(chave, js, css);
  const sobDemanda = new Set<string>();
  for (const nome of tardios) visitar(nome, sobDemanda, sobDemanda);
  return { js: [...js], css: [...css], sobDemanda: [...sobDemanda].filter((arquivo) => !css.has(arquivo)) };
}
