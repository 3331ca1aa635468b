export const texts = {
  placeholder: 'Pesquise e selecione',
  open: 'Mostrar opções',
  clear: (label: string): string => `Limpar ${label}`,
};
