// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/clientes.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const atendimentoMethod: typeof calls.atendimentoMethod = /* @__PURE__ */ address({ id: 'atendimentoMethod', method: 'GET', path: '/cliente-metodo-atendimento/find-by-exame-cliente/:examTypeId/:clientId' });
export const comboCargos: typeof calls.comboCargos = /* @__PURE__ */ address({ id: 'comboCargos', method: 'GET', path: '/customer/positions/combo' });
export const comboSetores: typeof calls.comboSetores = /* @__PURE__ */ address({ id: 'comboSetores', method: 'GET', path: '/customer/departments/combo' });
export const comboUnidades: typeof calls.comboUnidades = /* @__PURE__ */ address({ id: 'comboUnidades', method: 'GET', path: '/customer/branches/combo' });
export const customerLogo: typeof calls.customerLogo = /* @__PURE__ */ address({ id: 'customerLogo', method: 'GET', path: '/logos/:chave', answerKind: 'file' });
export const getCliente: typeof calls.getCliente = /* @__PURE__ */ address({ id: 'getCliente', method: 'GET', path: '/customers/:id' });
export const listClientes: typeof calls.listClientes = /* @__PURE__ */ address({ id: 'listClientes', method: 'GET', path: '/customers' });
export const slaSettings: typeof calls.slaSettings = /* @__PURE__ */ address({ id: 'slaSettings', method: 'GET', path: '/configuracoes_sla' });
