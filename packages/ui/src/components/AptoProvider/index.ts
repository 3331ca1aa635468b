export { AptoProvider, type AptoProviderProps } from './AptoProvider.tsx';
