/** Texts of Popover. */
export const texts = { close: 'Fechar' } as const;
