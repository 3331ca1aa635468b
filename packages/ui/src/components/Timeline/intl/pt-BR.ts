/** Texts of Timeline. */
export const texts = {
  by: (who: string) => `por ${who}`,
  empty: 'Nenhum registro encontrado.',
  loading: 'Carregando informações...',
  added: (count: number) => (count === 1 ? '1 novo registro.' : `${count} novos registros.`),
  showMore: 'Ver mais',
  showLess: 'Ver menos',
} as const;
