// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/agendamentos.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const agendamentoCalendar: typeof calls.agendamentoCalendar = /* @__PURE__ */ address({ id: 'agendamentoCalendar', method: 'GET', path: '/agendamentos/calendario' });
export const changeStatus: typeof calls.changeStatus = /* @__PURE__ */ address({ id: 'changeStatus', method: 'POST', path: '/agendamento_status', idempotent: true });
export const countByStatus: typeof calls.countByStatus = /* @__PURE__ */ address({ id: 'countByStatus', method: 'GET', path: '/count-status-agendamentos' });
export const createAgendamentos: typeof calls.createAgendamentos = /* @__PURE__ */ address({ id: 'createAgendamentos', method: 'POST', path: '/agendamentos', idempotent: true });
export const editAgendamento: typeof calls.editAgendamento = /* @__PURE__ */ address({ id: 'editAgendamento', method: 'PUT', path: '/agendamentos', ifMatch: true });
export const exportAgendamentos: typeof calls.exportAgendamentos = /* @__PURE__ */ address({ id: 'exportAgendamentos', method: 'GET', path: '/agendamentos/gerar-csv/0', answerKind: 'file' });
export const funcionarioDetails: typeof calls.funcionarioDetails = /* @__PURE__ */ address({ id: 'funcionarioDetails', method: 'GET', path: '/agendamento_funcionario/agendamento/:id' });
export const getAgendamento: typeof calls.getAgendamento = /* @__PURE__ */ address({ id: 'getAgendamento', method: 'GET', path: '/agendamentos/:id' });
export const listAgendamentos: typeof calls.listAgendamentos = /* @__PURE__ */ address({ id: 'listAgendamentos', method: 'GET', path: '/agendamentos' });
export const listStatus: typeof calls.listStatus = /* @__PURE__ */ address({ id: 'listStatus', method: 'GET', path: '/status_agendamento' });
export const listTiposExame: typeof calls.listTiposExame = /* @__PURE__ */ address({ id: 'listTiposExame', method: 'GET', path: '/tipo_exames' });
export const panelCounters: typeof calls.panelCounters = /* @__PURE__ */ address({ id: 'panelCounters', method: 'GET', path: '/count-filtros-painel-agendamentos' });
export const prestadorDetails: typeof calls.prestadorDetails = /* @__PURE__ */ address({ id: 'prestadorDetails', method: 'GET', path: '/agendamento_prestador/agendamento/:id' });
export const procedimentoDetails: typeof calls.procedimentoDetails = /* @__PURE__ */ address({ id: 'procedimentoDetails', method: 'GET', path: '/agendamento_procedimento/agendamento/:id' });
export const riscoDetails: typeof calls.riscoDetails = /* @__PURE__ */ address({ id: 'riscoDetails', method: 'GET', path: '/agendamento-riscos/agendamento/:id' });
export const riscoDetailsByQuery: typeof calls.riscoDetailsByQuery = /* @__PURE__ */ address({ id: 'riscoDetailsByQuery', method: 'GET', path: '/agendamento-riscos/agendamento' });
export const statusRecords: typeof calls.statusRecords = /* @__PURE__ */ address({ id: 'statusRecords', method: 'GET', path: '/agendamento_status/agendamento/:id' });
export const undoStatusChange: typeof calls.undoStatusChange = /* @__PURE__ */ address({ id: 'undoStatusChange', method: 'POST', path: '/agendamentos/:id/desfazer', idempotent: true, ifMatch: true });
export const validateDeadline: typeof calls.validateDeadline = /* @__PURE__ */ address({ id: 'validateDeadline', method: 'GET', path: '/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/:id' });
