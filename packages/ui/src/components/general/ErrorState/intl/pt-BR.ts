export const texts = {
  title: 'Não foi possível carregar',
  retry: 'Tentar novamente',
  request: (id: string): string => `Código do pedido: ${id}`,
};
