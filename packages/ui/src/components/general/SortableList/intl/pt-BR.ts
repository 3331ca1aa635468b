/** Texts of SortableList. */
export const texts = {
  moveUp: (item: string) => `Mover ${item} para cima`,
  moveDown: (item: string) => `Mover ${item} para baixo`,
  isFirst: 'Já é a primeira.',
  isLast: 'Já é a última.',
  moved: (item: string, position: number, total: number) => `${item}: posição ${position} de ${total}.`,
  empty: 'Nenhum registro encontrado.',
};
