/** Texts of NumberField. */
export const texts = {
  increase: 'Aumentar',
  decrease: 'Diminuir',
  adjusted: (kind: 'min' | 'max', value: string): string =>
    `Ajustado para o ${kind === 'min' ? 'mínimo' : 'máximo'}, ${value}.`,
};
