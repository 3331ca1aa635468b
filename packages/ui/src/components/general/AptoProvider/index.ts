export { AptoProvider, type AptoProviderProps } from './AptoProvider.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export type { AptoTexts } from '../../../texts/registry.ts';
