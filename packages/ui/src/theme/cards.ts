/** Under this width of the table itself, rows are cards. */
export const CARDS = 'apto-tabela (max-width: 639px)';
