/** Texts of RetryDialog (doc3 §2.9). */
export const texts = {
  title: 'Ocorreu algum problema',
  retry: 'Tentar novamente',
  close: 'Fechar',
} as const;
