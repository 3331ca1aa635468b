// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/bulk.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const bulkItems: typeof calls.bulkItems = /* @__PURE__ */ address({ id: 'bulkItems', method: 'GET', path: '/agendamentos-lotes/:id/itens' });
export const bulkSheet: typeof calls.bulkSheet = /* @__PURE__ */ address({ id: 'bulkSheet', method: 'GET', path: '/agendamentos-lotes/:id/planilha', answerKind: 'file' });
export const getBulk: typeof calls.getBulk = /* @__PURE__ */ address({ id: 'getBulk', method: 'GET', path: '/agendamentos-lotes/:id' });
export const reviewBulk: typeof calls.reviewBulk = /* @__PURE__ */ address({ id: 'reviewBulk', method: 'POST', path: '/agendamentos-lotes', idempotent: true });
export const startBulk: typeof calls.startBulk = /* @__PURE__ */ address({ id: 'startBulk', method: 'POST', path: '/agendamentos-lotes/:id/iniciar', idempotent: true });
export const stopBulk: typeof calls.stopBulk = /* @__PURE__ */ address({ id: 'stopBulk', method: 'POST', path: '/agendamentos-lotes/:id/parar', idempotent: true });
export const undoBulk: typeof calls.undoBulk = /* @__PURE__ */ address({ id: 'undoBulk', method: 'POST', path: '/agendamentos-lotes/:id/desfazer', idempotent: true });
