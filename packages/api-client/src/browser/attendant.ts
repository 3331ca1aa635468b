// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/attendant.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const answerAsEmployee: typeof calls.answerAsEmployee = /* @__PURE__ */ address({ id: 'answerAsEmployee', method: 'POST', path: '/autoagendamento/resposta', idempotent: true, ifMatch: true });
export const attendRequest: typeof calls.attendRequest = /* @__PURE__ */ address({ id: 'attendRequest', method: 'POST', path: '/painel-agendamento/:id/acao', idempotent: true, ifMatch: true });
export const getAttendedRequest: typeof calls.getAttendedRequest = /* @__PURE__ */ address({ id: 'getAttendedRequest', method: 'GET', path: '/painel-agendamento/:id' });
export const listRiscos: typeof calls.listRiscos = /* @__PURE__ */ address({ id: 'listRiscos', method: 'GET', path: '/painel-agendamento/riscos' });
export const prestadorPrices: typeof calls.prestadorPrices = /* @__PURE__ */ address({ id: 'prestadorPrices', method: 'GET', path: '/prestador-valor/supplier/:id' });
