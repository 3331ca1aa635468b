export const texts = { of: (value: string, max: string): string => `${value} de ${max}` };
