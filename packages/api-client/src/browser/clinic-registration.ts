// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/clinic-registration.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const attachToRegistration: typeof calls.attachToRegistration = /* @__PURE__ */ address({ id: 'attachToRegistration', method: 'POST', path: '/cadastro-prestador/arquivos', multipart: true, idempotent: true });
export const cancelRegistration: typeof calls.cancelRegistration = /* @__PURE__ */ address({ id: 'cancelRegistration', method: 'DELETE', path: '/cadastro-prestador/pedidos/:id', ifMatch: true });
export const decideRegistration: typeof calls.decideRegistration = /* @__PURE__ */ address({ id: 'decideRegistration', method: 'POST', path: '/cadastro-prestador/pedidos/:id/analise', idempotent: true, ifMatch: true });
export const inviteClinic: typeof calls.inviteClinic = /* @__PURE__ */ address({ id: 'inviteClinic', method: 'POST', path: '/cadastro-prestador/convites', idempotent: true });
export const listRegistrations: typeof calls.listRegistrations = /* @__PURE__ */ address({ id: 'listRegistrations', method: 'GET', path: '/cadastro-prestador/pedidos' });
export const readOwnRegistration: typeof calls.readOwnRegistration = /* @__PURE__ */ address({ id: 'readOwnRegistration', method: 'GET', path: '/cadastro-prestador' });
export const readRegistration: typeof calls.readRegistration = /* @__PURE__ */ address({ id: 'readRegistration', method: 'GET', path: '/cadastro-prestador/pedidos/:id' });
export const registrationFile: typeof calls.registrationFile = /* @__PURE__ */ address({ id: 'registrationFile', method: 'GET', path: '/cadastro-prestador/pedidos/:id/arquivos/:chave', answerKind: 'file' });
export const removeFromRegistration: typeof calls.removeFromRegistration = /* @__PURE__ */ address({ id: 'removeFromRegistration', method: 'DELETE', path: '/cadastro-prestador/arquivos/:chave' });
export const requestRegistration: typeof calls.requestRegistration = /* @__PURE__ */ address({ id: 'requestRegistration', method: 'POST', path: '/cadastro-prestador/pedidos/:id', idempotent: true });
export const saveRegistrationDraft: typeof calls.saveRegistrationDraft = /* @__PURE__ */ address({ id: 'saveRegistrationDraft', method: 'PUT', path: '/cadastro-prestador', ifMatch: true });
export const sendRegistration: typeof calls.sendRegistration = /* @__PURE__ */ address({ id: 'sendRegistration', method: 'POST', path: '/cadastro-prestador/envio', idempotent: true, ifMatch: true });
