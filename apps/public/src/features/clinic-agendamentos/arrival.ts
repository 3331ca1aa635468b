import { nowInSaoPaulo } from '@apto/domain/time';

/** 'Chegou às 09:12', from the instant in which it was noted; undefined where nobody has arrived. */
export const arrivalText = (instant: string | null): string | undefined =>
  instant === null ? undefined : `Chegou às ${nowInSaoPaulo(Date.parse(instant)).time}`;
