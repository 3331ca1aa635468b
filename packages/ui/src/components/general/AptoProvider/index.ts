export { AptoProvider, type AptoProviderProps } from './AptoProvider.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
