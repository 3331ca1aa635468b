/** Texts of SplitPane. */
export const texts = { separator: 'Largura do painel', separatorDown: 'Altura do painel' };
