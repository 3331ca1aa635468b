// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/account.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const beginSecondFactor: typeof calls.beginSecondFactor = /* @__PURE__ */ address({ id: 'beginSecondFactor', method: 'POST', path: '/@me/segundo-fator' });
export const changeMyProfile: typeof calls.changeMyProfile = /* @__PURE__ */ address({ id: 'changeMyProfile', method: 'PATCH', path: '/@me', ifMatch: true });
export const confirmSecondFactor: typeof calls.confirmSecondFactor = /* @__PURE__ */ address({ id: 'confirmSecondFactor', method: 'POST', path: '/@me/segundo-fator/ativar' });
export const endMyOtherSessions: typeof calls.endMyOtherSessions = /* @__PURE__ */ address({ id: 'endMyOtherSessions', method: 'DELETE', path: '/@me/sessoes' });
export const endMySession: typeof calls.endMySession = /* @__PURE__ */ address({ id: 'endMySession', method: 'DELETE', path: '/@me/sessoes/:id' });
export const endSecondFactor: typeof calls.endSecondFactor = /* @__PURE__ */ address({ id: 'endSecondFactor', method: 'POST', path: '/@me/segundo-fator/desativar' });
export const listMySessions: typeof calls.listMySessions = /* @__PURE__ */ address({ id: 'listMySessions', method: 'GET', path: '/@me/sessoes' });
export const myProfile: typeof calls.myProfile = /* @__PURE__ */ address({ id: 'myProfile', method: 'GET', path: '/@me' });
export const mySecondFactor: typeof calls.mySecondFactor = /* @__PURE__ */ address({ id: 'mySecondFactor', method: 'GET', path: '/@me/segundo-fator' });
export const renewRecoveryCodes: typeof calls.renewRecoveryCodes = /* @__PURE__ */ address({ id: 'renewRecoveryCodes', method: 'POST', path: '/@me/segundo-fator/codigos' });
