import { armazem, criarChaveNoIndexedDb, criarCofre, type Cofre } from '@apto/api-client/sessao';

/**
 * A person's vault for the request that they have begun: names, documents and contacts are in it, so that it rests
 * encrypted (decision 18). It is opened by the wizard, and emptied by whoever signs out.
 */
export const cofreDoRascunho = (usuarioId: number): Cofre =>
  criarCofre(`apto.rascunho.${usuarioId}`, criarChaveNoIndexedDb(`rascunho.${usuarioId}`), armazem);
