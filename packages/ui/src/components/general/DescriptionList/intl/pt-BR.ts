export const texts = { absent: 'Não informado' };
