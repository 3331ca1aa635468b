/** Password of every demonstration login. */
export const SENHA = 'Apto-demo-1';
