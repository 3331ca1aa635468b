// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/imports.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const correctImportRow: typeof calls.correctImportRow = /* @__PURE__ */ address({ id: 'correctImportRow', method: 'PATCH', path: '/importacao/:id/linhas/:linha' });
export const createImport: typeof calls.createImport = /* @__PURE__ */ address({ id: 'createImport', method: 'POST', path: '/importacao', multipart: true, idempotent: true });
export const discardImport: typeof calls.discardImport = /* @__PURE__ */ address({ id: 'discardImport', method: 'DELETE', path: '/importacao/:id' });
export const getImport: typeof calls.getImport = /* @__PURE__ */ address({ id: 'getImport', method: 'GET', path: '/importacao/:id' });
export const importModel: typeof calls.importModel = /* @__PURE__ */ address({ id: 'importModel', method: 'GET', path: '/importacao-modelo/:tipo', answerKind: 'file' });
export const importResultSheet: typeof calls.importResultSheet = /* @__PURE__ */ address({ id: 'importResultSheet', method: 'GET', path: '/importacao/:id/planilha', answerKind: 'file' });
export const importRows: typeof calls.importRows = /* @__PURE__ */ address({ id: 'importRows', method: 'GET', path: '/importacao/:id/linhas' });
export const listImports: typeof calls.listImports = /* @__PURE__ */ address({ id: 'listImports', method: 'GET', path: '/importacao' });
export const mapImport: typeof calls.mapImport = /* @__PURE__ */ address({ id: 'mapImport', method: 'POST', path: '/importacao/:id/colunas', idempotent: true });
export const reviewImport: typeof calls.reviewImport = /* @__PURE__ */ address({ id: 'reviewImport', method: 'GET', path: '/importacao/:id/ensaio' });
export const startImport: typeof calls.startImport = /* @__PURE__ */ address({ id: 'startImport', method: 'POST', path: '/importacao/:id/iniciar', idempotent: true });
export const undoImport: typeof calls.undoImport = /* @__PURE__ */ address({ id: 'undoImport', method: 'POST', path: '/importacao/:id/desfazer', idempotent: true });
