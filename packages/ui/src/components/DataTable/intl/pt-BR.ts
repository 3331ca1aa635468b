/** Texts of DataTable. Counts come in formatted. */
const one = (count: number, singular: string, plural: string): string =>
  count === 1 ? singular : plural.replace('{n}', count.toLocaleString('pt-BR'));

export const texts = {
  expandColumn: 'Detalhes',
  expandRow: (row: string) => `Ver detalhes de ${row}`,
  detailOf: (row: string) => `Detalhes de ${row}`,
  selectRow: (row: string) => `Selecionar ${row}`,
  selectPage: 'Selecionar todos desta página',
  selected: (count: number) => one(count, '1 selecionado', '{n} selecionados'),
  allSelected: (total: number, except: number) =>
    except === 0
      ? `Todos os ${total.toLocaleString('pt-BR')} selecionados`
      : `Todos os ${total.toLocaleString('pt-BR')}, exceto ${except.toLocaleString('pt-BR')}`,
  selectAll: (total: number) => `Selecionar todos os ${total.toLocaleString('pt-BR')}`,
  clearSelection: 'Limpar seleção',
  sort: 'Ordenar',
  noSort: 'Ordem original',
  ascending: 'crescente',
  descending: 'decrescente',
  sortedBy: (column: string, direction: string) => `Ordenado por ${column}, ${direction}.`,
  loading: 'Carregando informações...',
  refreshing: 'Atualizando...',
  loaded: (count: number) => one(count, '1 registro carregado.', '{n} registros carregados.'),
  changed: (count: number) => one(count, '1 registro foi atualizado.', '{n} registros foram atualizados.'),
  empty: 'Nenhum registro encontrado.',
  retry: 'Tentar novamente',
  columns: 'Colunas',
  columnsTitle: 'Colunas da tabela',
  density: 'Altura das linhas',
  compact: 'Compacta',
  comfortable: 'Confortável',
  moveBefore: (column: string) => `Mover ${column} para antes`,
  moveAfter: (column: string) => `Mover ${column} para depois`,
  narrow: (column: string) => `Estreitar ${column}`,
  widen: (column: string) => `Alargar ${column}`,
  alwaysVisible: 'Sempre visível',
  moved: (column: string, position: number, total: number) => `${column}: posição ${position} de ${total}.`,
  width: (column: string, px: number) => `${column}: ${px} pixels de largura.`,
  restore: 'Restaurar padrão',
} as const;
