/** Texts of TextField. */
export const texts = { clear: 'Limpar' } as const;
