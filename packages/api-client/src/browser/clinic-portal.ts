// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/clinic-portal.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const answerAsClinic: typeof calls.answerAsClinic = /* @__PURE__ */ address({ id: 'answerAsClinic', method: 'POST', path: '/confirmacao-prestador/agendamentos/:id/acao', idempotent: true, ifMatch: true });
export const clinicCalendar: typeof calls.clinicCalendar = /* @__PURE__ */ address({ id: 'clinicCalendar', method: 'GET', path: '/confirmacao-prestador/calendario' });
export const getClinicAgendamento: typeof calls.getClinicAgendamento = /* @__PURE__ */ address({ id: 'getClinicAgendamento', method: 'GET', path: '/confirmacao-prestador/agendamentos/:id' });
export const listClinicAgendamentos: typeof calls.listClinicAgendamentos = /* @__PURE__ */ address({ id: 'listClinicAgendamentos', method: 'GET', path: '/confirmacao-prestador/agendamentos' });
export const noteAsClinic: typeof calls.noteAsClinic = /* @__PURE__ */ address({ id: 'noteAsClinic', method: 'POST', path: '/confirmacao-prestador/agendamentos/:id/observacao', idempotent: true });
