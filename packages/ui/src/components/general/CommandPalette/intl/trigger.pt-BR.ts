/** Texts of CommandPaletteTrigger, which comes long before the palette does. */
export const texts = { label: 'Ir para…' } as const;
