// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/panel.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const listAttendants: typeof calls.listAttendants = /* @__PURE__ */ address({ id: 'listAttendants', method: 'GET', path: '/painel-agendamento/atendentes' });
export const listQueue: typeof calls.listQueue = /* @__PURE__ */ address({ id: 'listQueue', method: 'GET', path: '/agendamentos-com/painel' });
export const returnAtendimento: typeof calls.returnAtendimento = /* @__PURE__ */ address({ id: 'returnAtendimento', method: 'POST', path: '/painel-agendamento/:id/devolver', idempotent: true });
export const startAtendimento: typeof calls.startAtendimento = /* @__PURE__ */ address({ id: 'startAtendimento', method: 'POST', path: '/painel-agendamento/:id/iniciar', idempotent: true });
export const startNextAtendimento: typeof calls.startNextAtendimento = /* @__PURE__ */ address({ id: 'startNextAtendimento', method: 'POST', path: '/painel-agendamento/proximo', idempotent: true });
export const takeOverAtendimento: typeof calls.takeOverAtendimento = /* @__PURE__ */ address({ id: 'takeOverAtendimento', method: 'POST', path: '/painel-agendamento/:id/assumir', idempotent: true });
