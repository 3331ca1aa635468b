/** Texts of DeactivateDialog (doc3 §2.9). */
export const texts = {
  title: 'Confirmar',
  question: 'Tem certeza que deseja inativar este registro?',
  cancel: 'Cancelar',
  deactivate: 'Inativar',
} as const;
