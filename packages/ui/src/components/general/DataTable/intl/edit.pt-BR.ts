/** Texts of editing in a row, which come with it. */
export const texts = {
  edit: 'Editar',
  editRow: (row: string) => `Editar ${row}`,
  save: 'Salvar',
  saveRow: (row: string) => `Salvar ${row}`,
  cancel: 'Cancelar',
  cancelRow: (row: string) => `Cancelar a edição de ${row}`,
  end: 'Concluir',
  endRow: (row: string) => `Concluir a edição de ${row}`,
  saving: 'Salvando...',
  rowSaved: (row: string) => `${row}: alterações salvas.`,
  editCancelled: (row: string) => `${row}: edição cancelada.`,
  editEnded: (row: string) => `${row}: edição concluída.`,
  editFirst: (row: string, next: string) =>
    `Salve ou cancele as alterações de ${row} antes de editar ${next}.`,
  editAway: (row: string) => `As alterações de ${row} não foram salvas, e esta linha não está à vista.`,
  discard: 'Descartar',
  discardRow: (row: string) => `Descartar as alterações de ${row}`,
  saveFailed: 'Não foi possível salvar. O que você digitou continua aqui; tente novamente.',
} as const;
