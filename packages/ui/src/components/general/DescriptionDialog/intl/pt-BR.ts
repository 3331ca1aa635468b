/** Texts of DescriptionDialog (doc3 §5.3). */
export const texts = {
  label: 'Motivo',
  required: 'Campo obrigatório.',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  error: 'Ocorreu algum problema',
} as const;
