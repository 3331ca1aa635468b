/** Texts of MoneyText. */
export const texts = { dash: '—', absent: 'Não informado' } as const;
