export const texts = {
  placeholder: 'Pesquise e selecione',
  open: 'Mostrar opções',
  clear: 'Limpar seleção',
};
