/** Texts of ConfirmDialog (doc3 §2.9: generic confirm, Cancelar / Confirmar). */
export const texts = {
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  error: 'Ocorreu algum problema',
} as const;
