/** Texts of ReasonDialog. */
export const texts = {
  title: 'Motivo',
  empty: 'Nenhum motivo foi informado.',
  loading: 'Carregando informações...',
  error: 'Problemas ao carregar informações!',
  by: (who: string) => `por ${who}`,
} as const;
