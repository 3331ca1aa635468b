export const texts = { total: (count: string): string => `${count} no total` };
