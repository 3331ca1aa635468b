/** Texts of DataTable. Counts come in formatted. */
const one = (count: number, singular: string, plural: string): string =>
  count === 1 ? singular : plural.replace('{n}', count.toLocaleString('pt-BR'));

export const texts = {
  expandColumn: 'Detalhes',
  expandRow: (row: string) => `Ver detalhes de ${row}`,
  detailOf: (row: string) => `Detalhes de ${row}`,
  selectRow: (row: string) => `Selecionar ${row}`,
  selectPage: 'Selecionar todos desta página',
  clearPage: 'Desmarcar os desta página',
  selectAllRows: 'Selecionar todos',
  selected: (count: number) => one(count, '1 selecionado', '{n} selecionados'),
  allSelected: (total: number, except: number) =>
    except === 0
      ? `Todos os ${total.toLocaleString('pt-BR')} resultados selecionados`
      : `Todos os ${total.toLocaleString('pt-BR')} resultados, exceto ${except.toLocaleString('pt-BR')}`,
  allThatCan: (total: number, except: number) =>
    `Todos os que podem ser selecionados, de ${total.toLocaleString('pt-BR')} resultados${
      except === 0 ? '' : `, exceto ${except.toLocaleString('pt-BR')}`
    }`,
  blocked: (count: number) => one(count, '1 não pode ser selecionado', '{n} não podem ser selecionados'),
  selectAll: (total: number) => `Selecionar todos os ${total.toLocaleString('pt-BR')}`,
  selectAllThatCan: 'Selecionar todos os que podem ser',
  clearSelection: 'Limpar seleção',
  filters: 'Filtros',
  filtered: 'filtrada',
  sort: 'Ordenar',
  sortAndSelect: 'Ordenar e selecionar',
  ascending: 'crescente',
  descending: 'decrescente',
  sortedBy: (orders: readonly string[]) => `Ordenado por ${orders.join('; depois por ')}.`,
  order: (column: string, direction: string) => `${column}, ${direction}`,
  sortPlace: (place: number) => `${place}ª`,
  canAddOrder: (column: string) => `${column} (com Shift, soma à ordem)`,
  loading: 'Carregando informações...',
  loaded: (count: number) => one(count, '1 registro carregado.', '{n} registros carregados.'),
  changed: (count: number) => one(count, '1 registro foi atualizado.', '{n} registros foram atualizados.'),
  loadMore: 'Carregar mais',
  loadingMore: 'Carregando mais...',
  editColumn: 'Edição',
  empty: 'Nenhum registro encontrado.',
  retry: 'Tentar novamente',
  columns: 'Colunas',
  moved: (column: string, position: number, total: number) => `${column}: posição ${position} de ${total}.`,
} as const;
