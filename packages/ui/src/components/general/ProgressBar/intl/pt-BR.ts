/** Texts of ProgressBar. */
export const texts = {
  of: (value: string, max: string): string => `${value} de ${max}`,
  percent: (percent: number): string => `${percent} %`,
  unknown: 'Em andamento',
  /** The beginning says nothing: the person has just begun it. */
  announced: (label: string, quarter: number): string =>
    quarter === 0 ? '' : quarter === 100 ? `${label}: concluído` : `${label}: ${quarter} %`,
};
