/** Texts of CommandPalette. */
export const texts = {
  title: 'Ir para ou buscar',
  placeholder: 'Tela, funcionário ou ação',
  results: 'Resultados',
  empty: (query: string) => (query === '' ? 'Digite para buscar.' : `Nada encontrado para "${query}".`),
  loading: 'Buscando...',
  count: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  failed: 'Não foi possível buscar',
  retry: 'Tentar novamente',
  keys: '↑ ↓ para escolher, Enter para abrir, Esc para fechar',
  close: 'Fechar',
} as const;
