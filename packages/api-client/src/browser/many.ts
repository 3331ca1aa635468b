// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/many.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const getMany: typeof calls.getMany = /* @__PURE__ */ address({ id: 'getMany', method: 'GET', path: '/pedidos-em-lote/:id' });
export const listMany: typeof calls.listMany = /* @__PURE__ */ address({ id: 'listMany', method: 'GET', path: '/pedidos-em-lote' });
export const manyItems: typeof calls.manyItems = /* @__PURE__ */ address({ id: 'manyItems', method: 'GET', path: '/pedidos-em-lote/:id/itens' });
export const readManyFile: typeof calls.readManyFile = /* @__PURE__ */ address({ id: 'readManyFile', method: 'POST', path: '/pedidos-em-lote/planilha', multipart: true });
export const repeatMany: typeof calls.repeatMany = /* @__PURE__ */ address({ id: 'repeatMany', method: 'POST', path: '/pedidos-em-lote/:id/de-novo', idempotent: true });
export const reviewMany: typeof calls.reviewMany = /* @__PURE__ */ address({ id: 'reviewMany', method: 'POST', path: '/pedidos-em-lote', idempotent: true });
export const startMany: typeof calls.startMany = /* @__PURE__ */ address({ id: 'startMany', method: 'POST', path: '/pedidos-em-lote/:id/iniciar', idempotent: true });
export const stopMany: typeof calls.stopMany = /* @__PURE__ */ address({ id: 'stopMany', method: 'POST', path: '/pedidos-em-lote/:id/parar', idempotent: true });
