/** Texts of Dialog. */
export const texts = {
  close: 'Fechar',
  busy: 'Aguarde.',
  dirtyTitle: 'Descartar as alterações?',
  dirty: 'O que você preencheu não foi salvo.',
  dirtyLeave: 'Descartar alterações',
  dirtyStay: 'Continuar editando',
} as const;
