// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/ceps.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const findCep: typeof calls.findCep = /* @__PURE__ */ address({ id: 'findCep', method: 'GET', path: '/cep/:cep' });
