import { STATUS } from './codes.ts';

/**
 * What 'Alterar' opens (doc1 §4 'Change action'): the edit dialog for open requests and for those that
 * await the schedule's confirmation, a reason dialog that files a change request otherwise.
 */
export function changeMode(idStatus: number): 'EDITAR' | 'SOLICITAR_ALTERACAO' {
  return idStatus === STATUS.EM_ABERTO || idStatus === STATUS.AGUARDANDO_CONFIRMACAO_AGENDA
    ? 'EDITAR'
    : 'SOLICITAR_ALTERACAO';
}
