export { linkLoader, OneTimeLink, type LinkInUse } from './OneTimeLink.tsx';
