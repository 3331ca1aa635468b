import { OURS, type Par } from '../pairs.ts';
import { quantil } from './statistics.ts';
import { TRIALS, type Result, type Series } from './rounds.ts';

/** What is shown: the wait, or the work in it. */
export type Metric = 'ms' | 'cpu';
const integer = (n: number): string => Math.round(n).toLocaleString('pt-BR');
export const ratio = (n: number): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The fastest library that is no yardstick and not ours, in one step of one test. */
function fastest(series: readonly Series[], median: (seriesEntry: Series) => number): Series | undefined {
  return series
    .filter(({ par }) => par.id !== OURS && !par.isYardstick)
    .toSorted((a, b) => median(a) - median(b))[0];
}

/** One Markdown table per test: a row per library, a column per step; under it ours against the fastest peer. */
export function timeTables(
  { series, failures }: Result,
  peers: readonly Par[],
  metric: Metric = 'ms',
): string {
  const median = (seriesEntry: Series): number => quantil(seriesEntry[metric], 0.5);
  return TRIALS.flatMap((trial) => {
    const trialSeries = series.filter((seriesEntry) => seriesEntry.trial === trial);
    const steps = [...new Set(trialSeries.map(({ passo: step }) => step))];
    if (steps.length === 0) return [];
    const lookUp = (par: Par, step: string): Series | undefined =>
      trialSeries.find((seriesEntry) => seriesEntry.par === par && seriesEntry.passo === step);
    const rows = peers
      .filter((par) => trialSeries.some((seriesEntry) => seriesEntry.par === par))
      .map((par) => {
        const cells = steps.map((step) => {
          const seriesEntry = lookUp(par, step);
          if (!seriesEntry) return '—';
          const value = `${integer(median(seriesEntry))} (${integer(quantil(seriesEntry[metric], 0.25))}–${integer(quantil(seriesEntry[metric], 0.75))})`;
          const first = fastest(
            trialSeries.filter((another) => another.passo === step),
            median,
          );
          return seriesEntry === first ? `**${value}**` : value;
        });
        return `| ${par.nome} | ${cells.join(' | ')} |`;
      });
    const ratios = steps.map((step) => {
      const ours = trialSeries.find(
        (seriesEntry) => seriesEntry.par.id === OURS && seriesEntry.passo === step,
      );
      const another = fastest(
        trialSeries.filter((seriesEntry) => seriesEntry.passo === step),
        median,
      );
      return ours && another ? `${ratio(median(ours) / median(another))} × ${another.par.nome}` : '—';
    });
    const incomplete = [...failures].filter(([key]) => key.startsWith(`${trial.title}|`));
    return [
      `### ${trial.title}`,
      '',
      `| Biblioteca | ${steps.join(' | ')} |`,
      `| --- |${steps.map(() => ' ---: |').join('')}`,
      ...rows,
      `| _@apto/ui ÷ o mais rápido_ | ${ratios.join(' | ')} |`,
      '',
      ...incomplete.map(([, text]) => `Não se completou: ${text}.\n`),
    ];
  }).join('\n');
}
