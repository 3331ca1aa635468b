import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { ground: '', border: '', text: '', solid: '', onSolid: '' };
const step = { size: '', line: '' };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * O contrato tipado do design system: papéis, nunca valores crus. Os nomes CSS são estáveis
 * (`--apto-color-text-muted`), para que um produto sem vanilla-extract também possa lê-los.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** O fundo da janela, sob tudo. */
      page: '',
      /** Cartões, tabelas, campos, barras. */
      surface: '',
      /** O que flutua: menus, popovers, diálogos, avisos rápidos. */
      raised: '',
      /** Recuado: trilhos, fundos de somente leitura, o que se abre dentro de uma linha. */
      sunken: '',
      /** Cabeçalhos de tabelas e de grupos de linhas. No escuro são mais claros do que as linhas. */
      head: '',
      /** Sob o ponteiro: linhas, itens de menu, dias. No escuro se ergue, como o que flutua. */
      hover: '',
      /** O véu atrás de um diálogo ou de uma gaveta (translúcido). */
      overlay: '',
      text: '',
      textMuted: '',
      textSubtle: '',
      /** Ainda pelo menos 4.5:1: uma escolha indisponível tem de ser legível para dizer por quê. */
      textDisabled: '',
      /** Linhas finas entre coisas. Só estrutura. */
      border: '',
      /** Bordas que têm de ser notadas: um cartão que se aperta, um cabeçalho preso. */
      borderStrong: '',
      /** Bordas de campos, caixas de seleção e interruptores: pelo menos 3:1 sobre todo fundo. */
      borderControl: '',
      focus: '',
      brand: '',
      brandHover: '',
      brandActive: '',
      onBrand: '',
      brandFaint: '',
      brandText: '',
      selected: '',
      selectedText: '',
      link: '',
    },
    /**
     * Cinco papéis por tom. `text` tem pelo menos 4.5:1 sobre `ground`, `surface` e `page`; `onSolid`, pelo
     * menos 4.5:1 sobre `solid`; `solid`, pelo menos 3:1 sobre todo fundo, e por isso é o de ícones e da
     * borda de um campo inválido; `border` só contorna `ground`.
     */
    tone: {
      success: tone,
      warning: tone,
      danger: tone,
      info: tone,
      highlight: tone,
      neutral: tone,
    },
    space: { x1: '', x2: '', x3: '', x4: '', x5: '', x6: '', x7: '', x8: '', x9: '' },
    radius: { control: '', card: '', dialog: '', full: '' },
    font: { body: '', mono: '' },
    text: {
      s12: step,
      s13: step,
      s14: step,
      s16: step,
      s20: step,
      s24: step,
      s32: step,
      /** O que o texto corrido e os campos usam: 14 no back-office, 16 no app público e ao toque. */
      body: step,
    },
    weight: { regular: '', medium: '', semibold: '' },
    shadow: { float: '', dialog: '' },
    motion: { fast: '', enter: '', ease: '' },
    size: {
      /** A altura de um controle: 32 compacta, 40 confortável, 44 com ponteiro grosso. */
      control: '',
      /** A altura da única ação grande: 40, 44 com ponteiro grosso. */
      controlLarge: '',
      /** A altura de uma linha: 36 compacta, 44 confortável. */
      row: '',
      /** As linhas de texto que uma etiqueta ou pessoa pode ter em uma linha: 1 compacta, 2 confortável. */
      rowLines: '',
      /** Onde uma linha única é cortada: em qualquer letra na compacta, para que se leia o quanto couber. */
      rowBreak: '',
      /** O menor alvo para um dedo: 44. */
      touch: '',
      /** Ícones que ficam em uma linha de texto: 16. */
      icon: '',
    },
    z: { sticky: '', bar: '', drawer: '', dialog: '', popover: '', toast: '', skip: '' },
  },
  (_value, path) => `apto-${path.map(kebab).join('-')}`,
);
