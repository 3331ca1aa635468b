/** Password of every demonstration login. */
export const PASSWORD = 'Apto-demo-1';
