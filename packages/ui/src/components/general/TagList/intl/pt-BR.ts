/** Texts of TagList. */
export const texts = {
  remove: (item: string) => `Remover ${item}`,
  removed: (item: string) => `${item} removido.`,
  found: (count: number) =>
    count === 0
      ? ', nada encontrado'
      : count === 1
        ? ', 1 encontrado'
        : `, ${count.toLocaleString('pt-BR')} encontrados`,
} as const;
