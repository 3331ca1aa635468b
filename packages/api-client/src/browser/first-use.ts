// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/first-use.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const beginFirstUse: typeof calls.beginFirstUse = /* @__PURE__ */ address({ id: 'beginFirstUse', method: 'POST', path: '/primeiro-acesso' });
export const firstSteps: typeof calls.firstSteps = /* @__PURE__ */ address({ id: 'firstSteps', method: 'GET', path: '/primeiros-passos' });
export const firstUseState: typeof calls.firstUseState = /* @__PURE__ */ address({ id: 'firstUseState', method: 'GET', path: '/primeiro-acesso' });
