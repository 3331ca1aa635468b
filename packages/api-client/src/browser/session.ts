// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/session.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const changePassword: typeof calls.changePassword = /* @__PURE__ */ address({ id: 'changePassword', method: 'PUT', path: '/@me/password' });
export const me: typeof calls.me = /* @__PURE__ */ address({ id: 'me', method: 'GET', path: '/auth/me' });
export const myEmpresa: typeof calls.myEmpresa = /* @__PURE__ */ address({ id: 'myEmpresa', method: 'GET', path: '/companies/find/me' });
export const signIn: typeof calls.signIn = /* @__PURE__ */ address({ id: 'signIn', method: 'POST', path: '/auth/login' });
export const signInAutoagendamento: typeof calls.signInAutoagendamento = /* @__PURE__ */ address({ id: 'signInAutoagendamento', method: 'POST', path: '/auth/login-autoagendamento' });
export const signInPrestador: typeof calls.signInPrestador = /* @__PURE__ */ address({ id: 'signInPrestador', method: 'POST', path: '/auth/loginPrestador' });
export const signInPrestadorRegistration: typeof calls.signInPrestadorRegistration = /* @__PURE__ */ address({ id: 'signInPrestadorRegistration', method: 'POST', path: '/auth/loginCadastroPrestador' });
export const signOut: typeof calls.signOut = /* @__PURE__ */ address({ id: 'signOut', method: 'POST', path: '/auth/logout' });
export const switchCompany: typeof calls.switchCompany = /* @__PURE__ */ address({ id: 'switchCompany', method: 'POST', path: '/auth/empresa' });
export const whoInvites: typeof calls.whoInvites = /* @__PURE__ */ address({ id: 'whoInvites', method: 'POST', path: '/autoagendamento/convite' });
