// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/autoagendamento.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const confirmAgendamento: typeof calls.confirmAgendamento = /* @__PURE__ */ address({ id: 'confirmAgendamento', method: 'POST', path: '/autoagendamento/solicitante-confirmar-agendamento', idempotent: true });
export const confirmMyData: typeof calls.confirmMyData = /* @__PURE__ */ address({ id: 'confirmMyData', method: 'PATCH', path: '/autoagendamento/confirmar-dados' });
export const confirmPrestador: typeof calls.confirmPrestador = /* @__PURE__ */ address({ id: 'confirmPrestador', method: 'PATCH', path: '/autoagendamento/solicitante-confirmar-prestador' });
export const createAutoagendamento: typeof calls.createAutoagendamento = /* @__PURE__ */ address({ id: 'createAutoagendamento', method: 'POST', path: '/autoagendamento', idempotent: true });
export const generateAutoagendamentoToken: typeof calls.generateAutoagendamentoToken = /* @__PURE__ */ address({ id: 'generateAutoagendamentoToken', method: 'POST', path: '/autoagendamento/token', idempotent: true });
export const holdMyFaixa: typeof calls.holdMyFaixa = /* @__PURE__ */ address({ id: 'holdMyFaixa', method: 'PUT', path: '/autoagendamento/horario-mantido' });
export const myAutoagendamento: typeof calls.myAutoagendamento = /* @__PURE__ */ address({ id: 'myAutoagendamento', method: 'GET', path: '/autoagendamento' });
export const myCalendar: typeof calls.myCalendar = /* @__PURE__ */ address({ id: 'myCalendar', method: 'GET', path: '/autoagendamento/calendario/:chave', answerKind: 'file' });
export const releaseMyFaixa: typeof calls.releaseMyFaixa = /* @__PURE__ */ address({ id: 'releaseMyFaixa', method: 'DELETE', path: '/autoagendamento/horario-mantido' });
export const sendAutoagendamentoLink: typeof calls.sendAutoagendamentoLink = /* @__PURE__ */ address({ id: 'sendAutoagendamentoLink', method: 'POST', path: '/autoagendamento/enviar-link-autoagendamento-colaborador', idempotent: true });
export const suggestedClinics: typeof calls.suggestedClinics = /* @__PURE__ */ address({ id: 'suggestedClinics', method: 'GET', path: '/autoagendamento/sugestoes' });
