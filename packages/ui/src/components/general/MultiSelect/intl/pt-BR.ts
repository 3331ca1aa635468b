/** Texts of the multiple choice; what it shares with the other lists is with the lists. */
export const texts = { placeholder: 'Pesquise e selecione' };
