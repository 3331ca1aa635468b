// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/manuals.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const checkManual: typeof calls.checkManual = /* @__PURE__ */ address({ id: 'checkManual', method: 'GET', path: '/manuais-sistema/verificar-manual-anexado/:id' });
export const manualFile: typeof calls.manualFile = /* @__PURE__ */ address({ id: 'manualFile', method: 'GET', path: '/manuais-sistema/:id/arquivo', answerKind: 'file' });
