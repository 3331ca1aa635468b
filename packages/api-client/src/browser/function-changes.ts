// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/function-changes.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const functionChanges: typeof calls.functionChanges = /* @__PURE__ */ address({ id: 'functionChanges', method: 'GET', path: '/mudanca-de-funcao/customer/employees/:id' });
export const registerFunctionChange: typeof calls.registerFunctionChange = /* @__PURE__ */ address({ id: 'registerFunctionChange', method: 'PATCH', path: '/mudanca-de-funcao/customer/employees/:id', ifMatch: true });
export const settleFunctionChange: typeof calls.settleFunctionChange = /* @__PURE__ */ address({ id: 'settleFunctionChange', method: 'POST', path: '/mudanca-de-funcao/customer/employees/:id' });
