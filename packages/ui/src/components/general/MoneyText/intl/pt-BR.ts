import { EMPTY_TEXT } from '@apto/domain/messages';

/** Texts of MoneyText. */
export const texts = { dash: '—', absent: EMPTY_TEXT.NOT_GIVEN } as const;
