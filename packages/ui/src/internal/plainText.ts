/** Sem acentos nem caixa: 'São João' e 'sao joao' são o mesmo para quem pesquisa. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** O mesmo, com espaços simples: o que duas pessoas chamariam de igual. */
export const plainKey = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim();
