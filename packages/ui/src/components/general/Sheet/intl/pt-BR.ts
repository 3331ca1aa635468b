/** Texts of Sheet. */
export const texts = { handle: 'Arraste para baixo para fechar' } as const;
