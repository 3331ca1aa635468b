/** Texts of MoneyField. */
export const texts = {
  currency: 'R$',
  unit: 'Em reais.',
  unreadable: 'Digite um valor como 1.234,56.',
  negative: 'O valor não pode ser negativo.',
  tooLow: (limit: string): string => `O valor mínimo é ${limit}.`,
  tooHigh: (limit: string): string => `O valor máximo é ${limit}.`,
} as const;
