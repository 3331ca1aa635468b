/** Texts of TagList. */
export const texts = {
  remove: (item: string) => `Remover ${item}`,
  found: (count: number, written: string) =>
    count === 0 ? ', nada encontrado' : count === 1 ? ', 1 encontrado' : `, ${written} encontrados`,
} as const;
