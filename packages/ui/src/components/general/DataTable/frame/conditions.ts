/** Under this width of the table itself, rows are cards. */
export const CARDS = 'apto-tabela (max-width: 639px)';
export const CALM = '(prefers-reduced-motion: reduce)';
export const FORCED = '(forced-colors: active)';
export const PRINT = 'print';
