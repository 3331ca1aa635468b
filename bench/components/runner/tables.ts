import { OURS, type Peer } from '../peers.ts';
import { quantile } from './statistics.ts';
import { TRIALS, type Result, type Series } from './rounds.ts';

/** What is shown: the wait, or the work in it. */
export type Metric = 'ms' | 'cpu';
const integer = (n: number): string => Math.round(n).toLocaleString('pt-BR');
export const ratio = (n: number): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The fastest library that is no yardstick and not ours, in one step of one test. */
function fastest(series: readonly Series[], median: (seriesEntry: Series) => number): Series | undefined {
  return series
    .filter(({ peer }) => peer.id !== OURS && !peer.isYardstick)
    .toSorted((a, b) => median(a) - median(b))[0];
}

/** One Markdown table per test: a row per library, a column per step; under it ours against the fastest peer. */
export function timeTables(
  { series, failures }: Result,
  peers: readonly Peer[],
  metric: Metric = 'ms',
): string {
  const median = (seriesEntry: Series): number => quantile(seriesEntry[metric], 0.5);
  return TRIALS.flatMap((trial) => {
    const trialSeries = series.filter((seriesEntry) => seriesEntry.trial === trial);
    const steps = [...new Set(trialSeries.map(({ step }) => step))];
    if (steps.length === 0) return [];
    const lookUp = (peer: Peer, step: string): Series | undefined =>
      trialSeries.find((seriesEntry) => seriesEntry.peer === peer && seriesEntry.step === step);
    const rows = peers
      .filter((peer) => trialSeries.some((seriesEntry) => seriesEntry.peer === peer))
      .map((peer) => {
        const cells = steps.map((step) => {
          const seriesEntry = lookUp(peer, step);
          if (!seriesEntry) return '—';
          const value = `${integer(median(seriesEntry))} (${integer(quantile(seriesEntry[metric], 0.25))}–${integer(quantile(seriesEntry[metric], 0.75))})`;
          const first = fastest(
            trialSeries.filter((another) => another.step === step),
            median,
          );
          return seriesEntry === first ? `**${value}**` : value;
        });
        return `| ${peer.name} | ${cells.join(' | ')} |`;
      });
    const ratios = steps.map((step) => {
      const ours = trialSeries.find(
        (seriesEntry) => seriesEntry.peer.id === OURS && seriesEntry.step === step,
      );
      const another = fastest(
        trialSeries.filter((seriesEntry) => seriesEntry.step === step),
        median,
      );
      return ours && another ? `${ratio(median(ours) / median(another))} × ${another.peer.name}` : '—';
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
