import { contrast, parseOklch } from './contrast.logic.ts';
import { PALETTES, type ThemeName } from './palette.ts';
import type { BrandVars } from './brand.ts';

/** Two colours that a part puts together, one of which follows the brand, and how far apart they have to be. */
export interface BrandPair {
  /** In words: 'Texto sobre a marca'. */
  readonly what: string;
  readonly front: string;
  readonly back: string;
  /** Least contrast ratio: WCAG 1.4.3 for text, 1.4.11 for edges and icons; more in high contrast. */
  readonly minimum: number;
  /** What it is now. */
  readonly ratio: number;
}

/** Every pair with the brand in it that the parts may make, by the rules written in the contract. */
export function brandPairs(own: BrandVars, theme: ThemeName): BrandPair[] {
  const { page, surface, raised, sunken, head, hover, text, textMuted, textSubtle, focus, borderControl } =
    PALETTES[theme].color;
  const isHigh = theme === 'high-contrast';
  const least = { text: isHigh ? 7 : 4.5, edge: isHigh ? 4.5 : 3 };
  const brand = own['--apto-color-brand'];
  const grounds = [
    ['página', page],
    ['superfície', surface],
    ['o que flutua', raised],
    ['fundo', sunken],
    ['cabeçalho de tabela', head],
    ['sob o ponteiro', hover],
  ] as const;
  const tints = [
    ['tinta da marca', own['--apto-color-brand-faint']],
    ['selecionado', own['--apto-color-selected']],
  ] as const;

  const pairs: BrandPair[] = [];
  const add = (kind: keyof typeof least, what: string, front: string, back: string): void => {
    const ratio = contrast(parseOklch(front), parseOklch(back));
    pairs.push({ what, front, back, minimum: least[kind], ratio });
  };
  add('text', 'Texto sobre a marca', own['--apto-color-on-brand'], brand);
  add(
    'text',
    'Texto sobre a marca, ponteiro em cima',
    own['--apto-color-on-brand'],
    own['--apto-color-brand-hover'],
  );
  add(
    'text',
    'Texto sobre a marca, acionada',
    own['--apto-color-on-brand'],
    own['--apto-color-brand-active'],
  );
  for (const [name, ground] of grounds) {
    add('text', `Texto da marca: ${name}`, own['--apto-color-brand-text'], ground);
    add('text', `Link: ${name}`, own['--apto-color-link'], ground);
    add('edge', `Borda da marca: ${name}`, brand, ground);
  }
  for (const { ground } of Object.values(PALETTES[theme].tone))
    add('text', 'Link num aviso', own['--apto-color-link'], ground);
  for (const [name, ground] of tints) {
    add('text', `Texto da marca: ${name}`, own['--apto-color-brand-text'], ground);
    add('text', `Texto selecionado: ${name}`, own['--apto-color-selected-text'], ground);
    add('text', `Texto: ${name}`, text, ground);
    add('text', `Texto de apoio: ${name}`, textMuted, ground);
    add('text', `Texto de lado: ${name}`, textSubtle, ground);
    add('text', `Link: ${name}`, own['--apto-color-link'], ground);
    add('edge', `Foco: ${name}`, focus, ground);
    add('edge', `Borda de controle: ${name}`, borderControl, ground);
    add('edge', `Borda da marca: ${name}`, brand, ground);
  }
  return pairs;
}
