export const texts = { pending: 'Carregando' };
