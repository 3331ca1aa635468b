// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/availability.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const bestPlans: typeof calls.bestPlans = /* @__PURE__ */ address({ id: 'bestPlans', method: 'POST', path: '/agendas/melhor-plano' });
export const whyNotAvailable: typeof calls.whyNotAvailable = /* @__PURE__ */ address({ id: 'whyNotAvailable', method: 'POST', path: '/agendas/por-que-nao' });
