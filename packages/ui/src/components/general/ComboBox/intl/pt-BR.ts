export const texts = { placeholder: 'Pesquise e selecione' };
