import { rmSync } from 'node:fs';
import { CARGAS, NOSSO, PARES, type Carga, type Par } from './pares.ts';
import { tabelaDeBytes } from './runner/bytes.ts';
import { construirPaginas, paginasDe } from './runner/construir.ts';
import { ambiente, gravar } from './runner/documento.ts';
import { empacotar } from './runner/empacotar.ts';
import { TRABALHO } from './runner/lugares.ts';
import { abrirChromium } from './runner/navegador.ts';
import { rodar } from './runner/rodadas.ts';
import { servir } from './runner/servir.ts';
import { tabelasDeTempo } from './runner/tabelas.ts';

export interface Pedido {
  /** Workloads (w1, w2, w3, w4); none means all. */
  readonly so: readonly string[];
  /** Ids of the libraries beside ours; absent means all. */
  readonly pares: readonly string[] | undefined;
  readonly repeticoes: number;
  readonly gravar: boolean;
  readonly servir: boolean;
  /** Also prints the main thread's work, which a busy machine moves less than the wait. */
  readonly cpu: boolean;
}

/** Builds, measures and prints; with `gravar` also writes the tables into the document. */
export async function comparar(pedido: Pedido): Promise<void> {
  const { so } = pedido;
  const desconhecida = so.find((nome) => ![...CARGAS, 'w4'].includes(nome));
  if (desconhecida) throw new Error(`Não há '${desconhecida}'. Há: ${CARGAS.join(', ')}, w4.`);
  const cargas = CARGAS.filter((carga) => so.length === 0 || so.includes(carga));
  const pesa = so.length === 0 || so.includes('w4');
  const pares = PARES.filter(({ id }) => id === NOSSO || (pedido.pares?.includes(id) ?? true));

  process.on('exit', () => rmSync(TRABALHO, { recursive: true, force: true }));
  for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.on(sinal, () => process.exit(1));
  empacotar(pedido.gravar ? undefined : pesa ? CARGAS : cargas);
  if (pedido.servir) return abrirPaginas(pares, cargas);

  const partes: string[] = [];
  if (cargas.length > 0) partes.push(await cronometrar(pares, cargas, pedido));
  if (pesa) {
    console.log('Pesando as páginas…');
    partes.push(await tabelaDeBytes(pares));
  }
  const texto = partes.join('\n');
  console.log(`\n${texto}`);
  if (pedido.gravar) gravar(texto);
}

async function cronometrar(
  pares: readonly Par[],
  cargas: readonly Carga[],
  { repeticoes, cpu }: Pedido,
): Promise<string> {
  console.log('Construindo as páginas…');
  const { endereco, parar } = await servir(await construirPaginas(paginasDe(pares, cargas)));
  const browser = await abrirChromium();
  try {
    const onde = ambiente(browser.version(), repeticoes);
    const resultado = await rodar(browser, endereco, { pares, cargas, repeticoes });
    if (cpu) console.log(`\nTrabalho da linha principal\n\n${tabelasDeTempo(resultado, pares, 'cpu')}`);
    return `${onde}\n${tabelasDeTempo(resultado, pares)}`;
  } finally {
    await browser.close();
    parar();
  }
}

/** Serves the pages until the process is stopped, for a person with a profiler. */
async function abrirPaginas(pares: readonly Par[], cargas: readonly Carga[]): Promise<void> {
  const { endereco } = await servir(await construirPaginas(paginasDe(pares, cargas)));
  for (const { nome, carga } of paginasDe(pares, cargas))
    console.log(`${endereco}/${nome}.html${carga === 'w3' ? '?linhas=1000' : ''}`);
  console.log('Ctrl+C para parar.');
}
