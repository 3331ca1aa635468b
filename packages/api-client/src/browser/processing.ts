// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/processing.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const errorLog: typeof calls.errorLog = /* @__PURE__ */ address({ id: 'errorLog', method: 'GET', path: '/log-erro/:origem/:origemId' });
export const processingRecords: typeof calls.processingRecords = /* @__PURE__ */ address({ id: 'processingRecords', method: 'GET', path: '/processamento/get-by-origem-tipo/:origem/:origemId' });
export const reprocess: typeof calls.reprocess = /* @__PURE__ */ address({ id: 'reprocess', method: 'POST', path: '/processamento/reprocessar/AGENDAMENTO/:origemId', idempotent: true });
