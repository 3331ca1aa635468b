// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/funcionarios.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const funcionariosBySituation: typeof calls.funcionariosBySituation = /* @__PURE__ */ address({ id: 'funcionariosBySituation', method: 'GET', path: '/customer/employees/funcionarios-por-situacao/:situacoes' });
export const getFuncionario: typeof calls.getFuncionario = /* @__PURE__ */ address({ id: 'getFuncionario', method: 'GET', path: '/customer/employees/:id' });
export const listProcedimentos: typeof calls.listProcedimentos = /* @__PURE__ */ address({ id: 'listProcedimentos', method: 'GET', path: '/procedures' });
export const procedimentosSoc: typeof calls.procedimentosSoc = /* @__PURE__ */ address({ id: 'procedimentosSoc', method: 'GET', path: '/importacao/procedimentos-soc/funcionario/:id/customer/:customerId/tipo-exame/:examTypeId' });
export const riscoQuestionarios: typeof calls.riscoQuestionarios = /* @__PURE__ */ address({ id: 'riscoQuestionarios', method: 'GET', path: '/questionario-risco' });
export const riscosSoc: typeof calls.riscosSoc = /* @__PURE__ */ address({ id: 'riscosSoc', method: 'GET', path: '/customer/employees/riscos-soc/:employeeId' });
