// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/account.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const changeMyProfile: typeof calls.changeMyProfile = /* @__PURE__ */ address({ id: 'changeMyProfile', method: 'PATCH', path: '/@me', ifMatch: true });
export const endMyOtherSessions: typeof calls.endMyOtherSessions = /* @__PURE__ */ address({ id: 'endMyOtherSessions', method: 'DELETE', path: '/@me/sessoes' });
export const endMySession: typeof calls.endMySession = /* @__PURE__ */ address({ id: 'endMySession', method: 'DELETE', path: '/@me/sessoes/:id' });
export const listMySessions: typeof calls.listMySessions = /* @__PURE__ */ address({ id: 'listMySessions', method: 'GET', path: '/@me/sessoes' });
export const myProfile: typeof calls.myProfile = /* @__PURE__ */ address({ id: 'myProfile', method: 'GET', path: '/@me' });
