/** Texts of SplitPane. */
export const words = { separator: 'Largura do painel', separatorDown: 'Altura do painel' };
