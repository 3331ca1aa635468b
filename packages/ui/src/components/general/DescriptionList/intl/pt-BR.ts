import { EMPTY_TEXT } from '@apto/domain/messages';

export const texts = { absent: EMPTY_TEXT.NOT_GIVEN };
