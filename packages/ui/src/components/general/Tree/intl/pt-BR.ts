/** Texts of Tree. */
export const texts = {
  expand: 'Abrir ou fechar',
  select: 'Selecionar',
  empty: 'Nenhum registro encontrado.',
  loading: 'Carregando…',
  failed: 'Problemas ao carregar informações!',
  retry: 'Tentar novamente',
} as const;
