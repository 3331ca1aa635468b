import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  tools: 'Tools',
  home: 'Apto, home page',
  counted: (name, count) => `${name}, ${count}`,
};
