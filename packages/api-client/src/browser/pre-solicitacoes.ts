// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/pre-solicitacoes.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const countPreSolicitacoes: typeof calls.countPreSolicitacoes = /* @__PURE__ */ address({ id: 'countPreSolicitacoes', method: 'GET', path: '/pre-solicitacoes/contagem' });
export const deletePreSolicitacao: typeof calls.deletePreSolicitacao = /* @__PURE__ */ address({ id: 'deletePreSolicitacao', method: 'DELETE', path: '/pre-solicitacoes/:id' });
export const getPreSolicitacao: typeof calls.getPreSolicitacao = /* @__PURE__ */ address({ id: 'getPreSolicitacao', method: 'GET', path: '/pre-solicitacoes/:id' });
export const listPreSolicitacoes: typeof calls.listPreSolicitacoes = /* @__PURE__ */ address({ id: 'listPreSolicitacoes', method: 'GET', path: '/pre-solicitacoes' });
export const requestPreSolicitacoes: typeof calls.requestPreSolicitacoes = /* @__PURE__ */ address({ id: 'requestPreSolicitacoes', method: 'POST', path: '/pre-solicitacoes/solicitar', idempotent: true });
export const restorePreSolicitacao: typeof calls.restorePreSolicitacao = /* @__PURE__ */ address({ id: 'restorePreSolicitacao', method: 'POST', path: '/pre-solicitacoes/:id/restaurar', idempotent: true });
export const savePreSolicitacao: typeof calls.savePreSolicitacao = /* @__PURE__ */ address({ id: 'savePreSolicitacao', method: 'POST', path: '/pre-solicitacoes', idempotent: true });
export const showPreSolicitacaoCount: typeof calls.showPreSolicitacaoCount = /* @__PURE__ */ address({ id: 'showPreSolicitacaoCount', method: 'PUT', path: '/pre-solicitacoes/notificacao' });
