/** Texts of the headings of groups, which come with them. */
export const texts = {
  noGroup: 'Sem grupo',
  groupCount: (count: number) => (count === 1 ? '1 registro' : `${count.toLocaleString('pt-BR')} registros`),
} as const;
