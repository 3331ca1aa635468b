// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/users.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const acceptInvitation: typeof calls.acceptInvitation = /* @__PURE__ */ address({ id: 'acceptInvitation', method: 'POST', path: '/convite' });
export const cancelInvitation: typeof calls.cancelInvitation = /* @__PURE__ */ address({ id: 'cancelInvitation', method: 'DELETE', path: '/users/:id/convite' });
export const changeUser: typeof calls.changeUser = /* @__PURE__ */ address({ id: 'changeUser', method: 'PATCH', path: '/users/:id', ifMatch: true });
export const companyKey: typeof calls.companyKey = /* @__PURE__ */ address({ id: 'companyKey', method: 'GET', path: '/companies/chave-api' });
export const createUser: typeof calls.createUser = /* @__PURE__ */ address({ id: 'createUser', method: 'POST', path: '/users', idempotent: true });
export const endUserSession: typeof calls.endUserSession = /* @__PURE__ */ address({ id: 'endUserSession', method: 'DELETE', path: '/users/:id/sessoes/:sessao' });
export const endUserSessions: typeof calls.endUserSessions = /* @__PURE__ */ address({ id: 'endUserSessions', method: 'DELETE', path: '/users/:id/sessoes' });
export const getUser: typeof calls.getUser = /* @__PURE__ */ address({ id: 'getUser', method: 'GET', path: '/users/:id' });
export const joinByInvitation: typeof calls.joinByInvitation = /* @__PURE__ */ address({ id: 'joinByInvitation', method: 'POST', path: '/convite/conta' });
export const listUserSessions: typeof calls.listUserSessions = /* @__PURE__ */ address({ id: 'listUserSessions', method: 'GET', path: '/users/:id/sessoes' });
export const makeCompanyKey: typeof calls.makeCompanyKey = /* @__PURE__ */ address({ id: 'makeCompanyKey', method: 'POST', path: '/companies/chave-api', idempotent: true });
export const readInvitation: typeof calls.readInvitation = /* @__PURE__ */ address({ id: 'readInvitation', method: 'POST', path: '/convite/consultar' });
export const readRecovery: typeof calls.readRecovery = /* @__PURE__ */ address({ id: 'readRecovery', method: 'POST', path: '/auth/redefinir-senha/consultar' });
export const recoverPassword: typeof calls.recoverPassword = /* @__PURE__ */ address({ id: 'recoverPassword', method: 'POST', path: '/auth/recuperar-senha' });
export const resetPassword: typeof calls.resetPassword = /* @__PURE__ */ address({ id: 'resetPassword', method: 'POST', path: '/auth/redefinir-senha' });
export const resetSecondFactor: typeof calls.resetSecondFactor = /* @__PURE__ */ address({ id: 'resetSecondFactor', method: 'DELETE', path: '/users/:id/segundo-fator' });
export const secondFactorReach: typeof calls.secondFactorReach = /* @__PURE__ */ address({ id: 'secondFactorReach', method: 'GET', path: '/companies/segundo-fator' });
export const sendInvitation: typeof calls.sendInvitation = /* @__PURE__ */ address({ id: 'sendInvitation', method: 'POST', path: '/users/:id/convite', idempotent: true });
