// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/notifications.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const countUnreadNotifications: typeof calls.countUnreadNotifications = /* @__PURE__ */ address({ id: 'countUnreadNotifications', method: 'GET', path: '/notificacoes/nao-lidas' });
export const listNotifications: typeof calls.listNotifications = /* @__PURE__ */ address({ id: 'listNotifications', method: 'GET', path: '/notificacoes' });
export const readNotifications: typeof calls.readNotifications = /* @__PURE__ */ address({ id: 'readNotifications', method: 'POST', path: '/notificacoes/ler-notificacoes' });
export const removeAllNotifications: typeof calls.removeAllNotifications = /* @__PURE__ */ address({ id: 'removeAllNotifications', method: 'DELETE', path: '/notificacoes/excluir-todas' });
export const removeNotification: typeof calls.removeNotification = /* @__PURE__ */ address({ id: 'removeNotification', method: 'DELETE', path: '/notificacoes/:id' });
