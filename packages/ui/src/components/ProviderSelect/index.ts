export { ProviderSelect } from './ProviderSelect.tsx';
export type { ProviderSelectProps } from './ProviderSelect.tsx';
export type { ProviderOption } from './ProviderSelect.logic.ts';
