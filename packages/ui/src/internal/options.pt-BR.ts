export const texts = {
  empty: 'Nenhum resultado',
  loading: 'Carregando…',
  loadingMore: 'Carregando mais…',
  retry: 'Tentar novamente',
};
