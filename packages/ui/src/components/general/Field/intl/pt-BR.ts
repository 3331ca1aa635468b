export const texts = { optional: '(opcional)', required: 'Obrigatório.' };
