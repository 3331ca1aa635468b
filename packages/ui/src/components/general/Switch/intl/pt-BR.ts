/** Texts of Switch. */
export const texts = { pending: 'Salvando…' } as const;
