// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/profiles.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const changeProfile: typeof calls.changeProfile = /* @__PURE__ */ address({ id: 'changeProfile', method: 'PATCH', path: '/profiles/:id', ifMatch: true });
export const createProfile: typeof calls.createProfile = /* @__PURE__ */ address({ id: 'createProfile', method: 'POST', path: '/profiles', idempotent: true });
export const getProfile: typeof calls.getProfile = /* @__PURE__ */ address({ id: 'getProfile', method: 'GET', path: '/profiles/:id' });
