import { NOSSO, type Par } from '../pares.ts';
import { quantil } from './estatistica.ts';
import { PROVAS, type Resultado, type Serie } from './rodadas.ts';

/** What is shown: the wait, or the work in it. */
export type Grandeza = 'ms' | 'cpu';
const inteiro = (n: number): string => Math.round(n).toLocaleString('pt-BR');
export const razao = (n: number): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The fastest library that is no yardstick and not ours, in one step of one test. */
function maisRapido(series: readonly Serie[], mediana: (serie: Serie) => number): Serie | undefined {
  return series
    .filter(({ par }) => par.id !== NOSSO && !par.regua)
    .toSorted((a, b) => mediana(a) - mediana(b))[0];
}

/** One Markdown table per test: a row per library, a column per step; under it ours against the fastest peer. */
export function tabelasDeTempo(
  { series, falhas }: Resultado,
  pares: readonly Par[],
  grandeza: Grandeza = 'ms',
): string {
  const mediana = (serie: Serie): number => quantil(serie[grandeza], 0.5);
  return PROVAS.flatMap((prova) => {
    const daProva = series.filter((serie) => serie.prova === prova);
    const passos = [...new Set(daProva.map(({ passo }) => passo))];
    if (passos.length === 0) return [];
    const achar = (par: Par, passo: string): Serie | undefined =>
      daProva.find((serie) => serie.par === par && serie.passo === passo);
    const linhas = pares
      .filter((par) => daProva.some((serie) => serie.par === par))
      .map((par) => {
        const celulas = passos.map((passo) => {
          const serie = achar(par, passo);
          if (!serie) return '—';
          const valor = `${inteiro(mediana(serie))} (${inteiro(quantil(serie[grandeza], 0.25))}–${inteiro(quantil(serie[grandeza], 0.75))})`;
          const primeiro = maisRapido(
            daProva.filter((outra) => outra.passo === passo),
            mediana,
          );
          return serie === primeiro ? `**${valor}**` : valor;
        });
        return `| ${par.nome} | ${celulas.join(' | ')} |`;
      });
    const contra = passos.map((passo) => {
      const nossa = daProva.find((serie) => serie.par.id === NOSSO && serie.passo === passo);
      const outra = maisRapido(
        daProva.filter((serie) => serie.passo === passo),
        mediana,
      );
      return nossa && outra ? `${razao(mediana(nossa) / mediana(outra))} × ${outra.par.nome}` : '—';
    });
    const semVez = [...falhas].filter(([chave]) => chave.startsWith(`${prova.titulo}|`));
    return [
      `### ${prova.titulo}`,
      '',
      `| Biblioteca | ${passos.join(' | ')} |`,
      `| --- |${passos.map(() => ' ---: |').join('')}`,
      ...linhas,
      `| _@apto/ui ÷ o mais rápido_ | ${contra.join(' | ')} |`,
      '',
      ...semVez.map(([, texto]) => `Não se completou: ${texto}.\n`),
    ];
  }).join('\n');
}
