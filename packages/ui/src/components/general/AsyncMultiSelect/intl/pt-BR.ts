/** Texts of the multiple choice among records; what it shares with the other lists is with the lists. */
export const texts = { placeholder: 'Busque e selecione' };
