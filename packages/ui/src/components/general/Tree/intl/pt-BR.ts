/** Texts of Tree. */
export const texts = {
  empty: 'Nenhum registro encontrado.',
  loading: 'Carregando…',
  failed: 'Problemas ao carregar informações!',
  retry: 'Tentar novamente',
} as const;
