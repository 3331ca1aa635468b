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
  sort: 'Ordenar',
  sortAndSelect: 'Ordenar e selecionar',
  ascending: 'crescente',
  descending: 'decrescente',
  sortedBy: (column: string, direction: string) => `Ordenado por ${column}, ${direction}.`,
  loading: 'Carregando informações...',
  loaded: (count: number) => one(count, '1 registro carregado.', '{n} registros carregados.'),
  changed: (count: number) => one(count, '1 registro foi atualizado.', '{n} registros foram atualizados.'),
  loadMore: 'Carregar mais',
  loadingMore: 'Carregando mais...',
  edit: 'Editar',
  editRow: (row: string) => `Editar ${row}`,
  editColumn: 'Edição',
  save: 'Salvar',
  saveRow: (row: string) => `Salvar ${row}`,
  cancel: 'Cancelar',
  cancelRow: (row: string) => `Cancelar a edição de ${row}`,
  saving: 'Salvando...',
  rowSaved: (row: string) => `${row}: alterações salvas.`,
  editCancelled: (row: string) => `${row}: edição cancelada.`,
  editFirst: (row: string, next: string) =>
    `Salve ou cancele as alterações de ${row} antes de editar ${next}.`,
  editAway: (row: string) => `As alterações de ${row} não foram salvas, e esta linha não está à vista.`,
  discard: 'Descartar',
  discardRow: (row: string) => `Descartar as alterações de ${row}`,
  saveFailed: 'Não foi possível salvar. O que você digitou continua aqui; tente novamente.',
  empty: 'Nenhum registro encontrado.',
  retry: 'Tentar novamente',
  columns: 'Colunas',
  columnsTitle: 'Colunas da tabela',
  density: 'Altura das linhas',
  compact: 'Compacta',
  comfortable: 'Confortável',
  moveBefore: (column: string) => `Mover ${column} para antes`,
  moveAfter: (column: string) => `Mover ${column} para depois`,
  widthOf: (column: string) => `Largura de ${column}`,
  alwaysVisible: 'Sempre visível',
  moved: (column: string, position: number, total: number) => `${column}: posição ${position} de ${total}.`,
  restore: 'Restaurar padrão',
  restored: 'Colunas, larguras e altura como no padrão.',
} as const;
