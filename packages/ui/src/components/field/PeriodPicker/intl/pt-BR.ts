/** Texts of the period picker. */
export const texts = {
  label: 'Período',
  /** Of a period as the domain names it. */
  name: (periodo: string): string => periodo,
};
