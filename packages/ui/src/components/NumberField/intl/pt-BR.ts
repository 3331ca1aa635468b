export const texts = { increase: 'Aumentar', decrease: 'Diminuir' };
