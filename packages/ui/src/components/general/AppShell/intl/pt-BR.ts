export const texts = {
  skip: 'Pular para o conteúdo',
  navigation: 'Navegação principal',
  menu: 'Menu',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  collapse: 'Recolher menu',
  expand: 'Expandir menu',
  tools: 'Ferramentas',
  home: 'Apto, página inicial',
  counted: (name: string, count: string): string => `${name}, ${count}`,
};
