/** Texts of Accordion. */
export const texts = { openAll: 'Expandir tudo', closeAll: 'Recolher tudo' } as const;
