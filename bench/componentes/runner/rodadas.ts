import type { Browser } from 'playwright';
import { paginasDe, type Pagina } from './construir.ts';
import { medirPagina, type Medida, type Medidas } from './medir.ts';
import type { Carga, Par } from '../pares.ts';

/** Rounds that are run and thrown away: caches of the browser and of the machine fill in them. */
export const AQUECIMENTO = 2;

/** One column of measurements: a library, a workload (W3 in two sizes), a step. */
export interface Serie {
  readonly prova: Prova;
  readonly par: Par;
  readonly passo: string;
  readonly ms: readonly number[];
  readonly cpu: readonly number[];
}

/** A workload as it is run: W3 once with 50 rows and once with 1,000. */
export interface Prova {
  readonly carga: Carga;
  readonly titulo: string;
  readonly consulta: string;
}

export const PROVAS: readonly Prova[] = [
  { carga: 'w1', titulo: 'W1: 10.000 clínicas em dois grupos', consulta: '' },
  { carga: 'w2', titulo: 'W2: período, fins de semana e 40 feriados indisponíveis', consulta: '' },
  { carga: 'w3', titulo: 'W3: tabela de 50 × 8', consulta: '?linhas=50' },
  { carga: 'w3', titulo: 'W3: tabela de 1.000 × 8', consulta: '?linhas=1000' },
];

export interface Resultado {
  readonly series: readonly Serie[];
  /** What a library could not do, in its own words. */
  readonly falhas: ReadonlyMap<string, string>;
}

/** The whole of W2 is the sum of its presses. */
function somar(carga: Carga, medidas: Medidas): Medidas {
  const abrir = medidas.get('abrir');
  if (carga !== 'w2' || !abrir) return medidas;
  const todas = [...medidas.values()];
  const total = (de: (medida: Medida) => number): number => todas.reduce((soma, m) => soma + de(m), 0);
  return new Map([
    ['abrir', abrir],
    ['interação inteira', { ms: total(({ ms }) => ms), cpu: total(({ cpu }) => cpu) }],
  ]);
}

/**
 * Round by round every library once, each round in another order, so that what slows the machine for a while slows
 * all of them. A library that fails is left out of the rest of that test and named in `falhas`.
 */
export async function rodar(
  browser: Browser,
  endereco: string,
  { pares, cargas, repeticoes }: { pares: readonly Par[]; cargas: readonly Carga[]; repeticoes: number },
): Promise<Resultado> {
  const tempos = new Map<string, Serie & { ms: number[]; cpu: number[] }>();
  const falhas = new Map<string, string>();
  const provas = PROVAS.filter(({ carga }) => cargas.includes(carga));
  for (let rodada = -AQUECIMENTO; rodada < repeticoes; rodada++) {
    console.log(rodada < 0 ? 'Aquecendo…' : `Rodada ${rodada + 1} de ${repeticoes}`);
    for (const prova of provas) {
      for (const pagina of girar(paginasDe(pares, [prova.carga]), rodada)) {
        const chave = `${prova.titulo}|${pagina.par.id}`;
        if (falhas.has(chave)) continue;
        const medidas = await tentar(browser, endereco, pagina, prova);
        if (medidas instanceof Error) {
          falhas.set(chave, `${pagina.par.nome}, ${prova.titulo}: ${medidas.message}`);
          console.error(medidas.message);
          continue;
        }
        if (rodada < 0) continue;
        for (const [passo, { ms, cpu }] of somar(prova.carga, medidas)) {
          const serie = `${chave}|${passo}`;
          const antes = tempos.get(serie) ?? { prova, par: pagina.par, passo, ms: [], cpu: [] };
          antes.ms.push(ms);
          antes.cpu.push(cpu);
          tempos.set(serie, antes);
        }
      }
    }
  }
  const series = [...tempos.values()].filter(({ prova, par }) => !falhas.has(`${prova.titulo}|${par.id}`));
  return { series, falhas };
}

/** Twice before it counts as unable: a browser tab may crash on a busy machine. */
async function tentar(browser: Browser, endereco: string, pagina: Pagina, prova: Prova) {
  try {
    return await medirPagina(browser, endereco, pagina, prova.consulta);
  } catch {
    return medirPagina(browser, endereco, pagina, prova.consulta).catch((erro: unknown) =>
      erro instanceof Error ? erro : new Error(String(erro)),
    );
  }
}

const girar = <T>(lista: readonly T[], quanto: number): readonly T[] => {
  const corte = lista.length === 0 ? 0 : ((quanto % lista.length) + lista.length) % lista.length;
  return [...lista.slice(corte), ...lista.slice(0, corte)];
};
