export { ProviderSelect } from './ProviderSelect.tsx';
export type { ProviderSelectProps } from './ProviderSelect.tsx';
export type { ProviderOption } from './ProviderSelect.logic.ts';
export { ProviderMultiSelect } from './ProviderMultiSelect.tsx';
export type { ProviderMultiSelectProps } from './ProviderMultiSelect.tsx';
export type { CarregarPagina, Pagina, PaginaPedida } from '../AsyncList/pages.logic.ts';
