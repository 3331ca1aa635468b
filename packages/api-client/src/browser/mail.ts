// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/mail.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const listMail: typeof calls.listMail = /* @__PURE__ */ address({ id: 'listMail', method: 'GET', path: '/mail' });
