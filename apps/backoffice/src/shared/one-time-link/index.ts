export { linkLoader, OneTimeLink, type LinkInUse, type LoadedLink } from './OneTimeLink.tsx';
