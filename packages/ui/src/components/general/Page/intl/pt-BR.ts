export const texts = {
  total: (count: string): string => `${count} no total`,
  totalOfMore: (count: string): string => `mais de ${count} no total`,
};
