// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/registries.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const actionLog: typeof calls.actionLog = /* @__PURE__ */ address({ id: 'actionLog', method: 'GET', path: '/log-acoes' });
export const activateRegistryRecord: typeof calls.activateRegistryRecord = /* @__PURE__ */ address({ id: 'activateRegistryRecord', method: 'POST', path: '/cadastros/:registry/ativar/:id' });
export const changeRegistryRecord: typeof calls.changeRegistryRecord = /* @__PURE__ */ address({ id: 'changeRegistryRecord', method: 'PATCH', path: '/cadastros/:registry/:id', ifMatch: true });
export const createRegistryRecord: typeof calls.createRegistryRecord = /* @__PURE__ */ address({ id: 'createRegistryRecord', method: 'POST', path: '/cadastros/:registry', idempotent: true });
export const deactivateRegistryRecord: typeof calls.deactivateRegistryRecord = /* @__PURE__ */ address({ id: 'deactivateRegistryRecord', method: 'POST', path: '/cadastros/:registry/inativar/:id' });
export const getRegistryRecord: typeof calls.getRegistryRecord = /* @__PURE__ */ address({ id: 'getRegistryRecord', method: 'GET', path: '/cadastros/:registry/:id' });
export const listRegistry: typeof calls.listRegistry = /* @__PURE__ */ address({ id: 'listRegistry', method: 'GET', path: '/cadastros/:registry' });
export const registryOptions: typeof calls.registryOptions = /* @__PURE__ */ address({ id: 'registryOptions', method: 'GET', path: '/cadastros/:registry/combo' });
export const registrySheet: typeof calls.registrySheet = /* @__PURE__ */ address({ id: 'registrySheet', method: 'GET', path: '/cadastros/:registry/planilha', answerKind: 'file' });
export const removeRegistryRecord: typeof calls.removeRegistryRecord = /* @__PURE__ */ address({ id: 'removeRegistryRecord', method: 'DELETE', path: '/cadastros/:registry/:id' });
