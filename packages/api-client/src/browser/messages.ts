// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/messages.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const clinicKitFile: typeof calls.clinicKitFile = /* @__PURE__ */ address({ id: 'clinicKitFile', method: 'GET', path: '/confirmacao-prestador/agendamentos/:id/kit', answerKind: 'file' });
export const kitFile: typeof calls.kitFile = /* @__PURE__ */ address({ id: 'kitFile', method: 'GET', path: '/agendamento/kit/:id', answerKind: 'file' });
export const previewMessage: typeof calls.previewMessage = /* @__PURE__ */ address({ id: 'previewMessage', method: 'GET', path: '/timeline/whatsapp/:id/mensagens/:mensagem/previa' });
export const previewMessages: typeof calls.previewMessages = /* @__PURE__ */ address({ id: 'previewMessages', method: 'GET', path: '/agendamento/mensagens/:id/previa' });
export const resendMessage: typeof calls.resendMessage = /* @__PURE__ */ address({ id: 'resendMessage', method: 'POST', path: '/timeline/whatsapp/:id/mensagens/:mensagem/reenviar', idempotent: true });
export const sendKit: typeof calls.sendKit = /* @__PURE__ */ address({ id: 'sendKit', method: 'POST', path: '/agendamento/enviar-kit/:id', idempotent: true });
