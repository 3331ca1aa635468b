/** Texts of Dialog. */
export const texts = {
  close: 'Fechar',
  busy: 'Aguarde.',
} as const;
