/** Texts of RetryDialog (doc3 §2.9). */
export const texts = {
  title: 'Ocorreu algum problema',
  retry: 'Tentar novamente',
  close: 'Fechar',
  request: (id: string): string => `Código do pedido: ${id}`,
} as const;
