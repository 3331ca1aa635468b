// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/boletins.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const boletimFile: typeof calls.boletimFile = /* @__PURE__ */ address({ id: 'boletimFile', method: 'GET', path: '/boletins/:id/arquivo', answerKind: 'file' });
export const boletimReaders: typeof calls.boletimReaders = /* @__PURE__ */ address({ id: 'boletimReaders', method: 'GET', path: '/boletins/:id/leitores' });
export const getBoletim: typeof calls.getBoletim = /* @__PURE__ */ address({ id: 'getBoletim', method: 'GET', path: '/boletins/:id' });
export const listBoletins: typeof calls.listBoletins = /* @__PURE__ */ address({ id: 'listBoletins', method: 'GET', path: '/boletins' });
export const markBoletimRead: typeof calls.markBoletimRead = /* @__PURE__ */ address({ id: 'markBoletimRead', method: 'POST', path: '/boletins/:id/leitura' });
