// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/agendas.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const agendaBoard: typeof calls.agendaBoard = /* @__PURE__ */ address({ id: 'agendaBoard', method: 'GET', path: '/agendas/quadro' });
export const agendaPrestadores: typeof calls.agendaPrestadores = /* @__PURE__ */ address({ id: 'agendaPrestadores', method: 'GET', path: '/agendas/prestadores' });
export const closeAgendaDay: typeof calls.closeAgendaDay = /* @__PURE__ */ address({ id: 'closeAgendaDay', method: 'POST', path: '/agendas/prestador/:id/fechamento', idempotent: true, ifMatch: true });
export const moveReserva: typeof calls.moveReserva = /* @__PURE__ */ address({ id: 'moveReserva', method: 'POST', path: '/reserva-horario/:id/mover', idempotent: true, ifMatch: true });
export const reservasOnDay: typeof calls.reservasOnDay = /* @__PURE__ */ address({ id: 'reservasOnDay', method: 'GET', path: '/reserva-horario/dia/:data' });
export const reviewAgendaChange: typeof calls.reviewAgendaChange = /* @__PURE__ */ address({ id: 'reviewAgendaChange', method: 'POST', path: '/agendas/prestador/:id/efeito' });
export const saveAgendaChange: typeof calls.saveAgendaChange = /* @__PURE__ */ address({ id: 'saveAgendaChange', method: 'PUT', path: '/agendas/prestador/:id', ifMatch: true });
