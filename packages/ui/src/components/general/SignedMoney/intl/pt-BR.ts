/** Texts of SignedMoney (doc3 §2.4: signed, green positive, red negative, dash when zero). */
export const texts = {
  dash: '—',
  positive: 'positivo',
  negative: 'negativo',
  zero: 'zero',
} as const;
