/** Texts of TagList. */
export const texts = {
  remove: (item: string) => `Remover ${item}`,
  removed: (item: string) => `${item} removido.`,
} as const;
