// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/timeline.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const internalTimeline: typeof calls.internalTimeline = /* @__PURE__ */ address({ id: 'internalTimeline', method: 'GET', path: '/timeline/externa/:id' });
export const messageTimeline: typeof calls.messageTimeline = /* @__PURE__ */ address({ id: 'messageTimeline', method: 'GET', path: '/timeline/whatsapp/:id' });
