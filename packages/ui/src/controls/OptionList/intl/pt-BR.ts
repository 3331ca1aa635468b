/** Texts of every list that drops down from a field. */
export const texts = {
  open: 'Mostrar opções',
  clear: 'Limpar seleção',
  loading: 'Carregando…',
  searching: 'Buscando…',
  loadingMore: 'Carregando mais…',
  cut: 'Há mais. Digite para achar.',
  empty: 'Nenhum registro encontrado',
  failed: 'Não foi possível carregar a lista.',
  failedMore: 'Não foi possível carregar mais.',
  retry: 'Tentar novamente',
  count: (loaded: number, total: number | undefined): string => {
    if (total !== undefined && total > loaded) return `${loaded} de ${total} registros carregados`;
    return loaded === 1 ? '1 registro' : `${loaded} registros`;
  },
  unavailable: (label: string, reason: string): string => `${label} não pode ser escolhido: ${reason}`,
  unresolved: 'Não foi possível carregar o nome do item selecionado.',
  resolving: 'Carregando o item selecionado…',
};
