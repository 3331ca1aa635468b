// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/saved-filters.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const listSavedFilters: typeof calls.listSavedFilters = /* @__PURE__ */ address({ id: 'listSavedFilters', method: 'GET', path: '/filtros/carregar-filtro/texto' });
export const removeSavedFilter: typeof calls.removeSavedFilter = /* @__PURE__ */ address({ id: 'removeSavedFilter', method: 'POST', path: '/filtros/remover-filtro' });
export const saveFilter: typeof calls.saveFilter = /* @__PURE__ */ address({ id: 'saveFilter', method: 'POST', path: '/filtros' });
