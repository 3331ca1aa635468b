export const texts = {
  placeholder: 'Selecione',
  search: 'Pesquisar',
  chosen: (count: number): string => `${count} selecionados`,
  all: 'Selecionar todos',
  none: 'Limpar',
  remove: (label: string): string => `Remover ${label}`,
  chosenList: 'Selecionados',
  more: (count: number): string => `e mais ${count}`,
};
