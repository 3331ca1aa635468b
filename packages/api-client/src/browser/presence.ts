// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/presence.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const sayAgendaPresence: typeof calls.sayAgendaPresence = /* @__PURE__ */ address({ id: 'sayAgendaPresence', method: 'PUT', path: '/agendas/prestador/:id/presenca' });
export const sayPresence: typeof calls.sayPresence = /* @__PURE__ */ address({ id: 'sayPresence', method: 'PUT', path: '/agendamentos/:id/presenca' });
