/** Texts of Tabs. */
export const texts = {
  count: (count: number): string => new Intl.NumberFormat('pt-BR').format(count),
} as const;
