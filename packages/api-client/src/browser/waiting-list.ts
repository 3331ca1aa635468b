// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/waiting-list.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const acceptOffer: typeof calls.acceptOffer = /* @__PURE__ */ address({ id: 'acceptOffer', method: 'POST', path: '/autoagendamento/espera/aceitar', idempotent: true });
export const askToWait: typeof calls.askToWait = /* @__PURE__ */ address({ id: 'askToWait', method: 'POST', path: '/autoagendamento/espera', idempotent: true });
export const endWaitOfAgendamento: typeof calls.endWaitOfAgendamento = /* @__PURE__ */ address({ id: 'endWaitOfAgendamento', method: 'DELETE', path: '/agendamentos/:id/espera' });
export const leaveWait: typeof calls.leaveWait = /* @__PURE__ */ address({ id: 'leaveWait', method: 'DELETE', path: '/autoagendamento/espera' });
export const myWait: typeof calls.myWait = /* @__PURE__ */ address({ id: 'myWait', method: 'GET', path: '/autoagendamento/espera' });
export const refuseOffer: typeof calls.refuseOffer = /* @__PURE__ */ address({ id: 'refuseOffer', method: 'POST', path: '/autoagendamento/espera/recusar', idempotent: true });
export const waitOfAgendamento: typeof calls.waitOfAgendamento = /* @__PURE__ */ address({ id: 'waitOfAgendamento', method: 'GET', path: '/agendamentos/:id/espera' });
