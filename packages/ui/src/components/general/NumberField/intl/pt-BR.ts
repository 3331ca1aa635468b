import type { Limit } from '../NumberField.logic.ts';

/** Texts of NumberField. */
export const texts = {
  increase: 'Aumentar',
  decrease: 'Diminuir',
  adjusted: ({ kind, value }: Limit, format?: Intl.NumberFormatOptions): string =>
    `Ajustado para o ${kind === 'min' ? 'mínimo' : 'máximo'}, ${new Intl.NumberFormat('pt-BR', format).format(value)}.`,
};
