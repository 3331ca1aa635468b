/** Texts of the period picker. */
export const texts = { label: 'Período', unavailable: 'indisponível' };
