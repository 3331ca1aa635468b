/** The actions of the list that change a status by themselves and ask for words: a reason, or what is to change. */
export type StatusAction = 'ALTERAR' | 'CANCELAR' | 'DESISTENCIA';
