// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/system.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const events: typeof calls.events = /* @__PURE__ */ address({ id: 'events', method: 'GET', path: '/eventos', answerKind: 'events' });
export const sentMessages: typeof calls.sentMessages = /* @__PURE__ */ address({ id: 'sentMessages', method: 'GET', path: '/dev/outbox' });
