// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/clinic-notes.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const acceptClinicNotes: typeof calls.acceptClinicNotes = /* @__PURE__ */ address({ id: 'acceptClinicNotes', method: 'POST', path: '/agendamentos-com/observacao-prestador/aceitar', idempotent: true });
export const countClinicNotes: typeof calls.countClinicNotes = /* @__PURE__ */ address({ id: 'countClinicNotes', method: 'GET', path: '/agendamentos-com/observacao-prestador' });
export const listClinicNotes: typeof calls.listClinicNotes = /* @__PURE__ */ address({ id: 'listClinicNotes', method: 'GET', path: '/agendamentos-com/observacao-prestador/dados' });
