import { nowInSaoPaulo, type Now } from '@apto/domain/time';

/** The present, read from the machine's clock: the one place of the app that does. */
export const now = (): Now => nowInSaoPaulo(Date.now());
