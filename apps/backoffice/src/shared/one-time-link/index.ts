export { DeadLink } from './DeadLink.tsx';
export { isDead, openLink, type Opened } from './openLink.ts';
export { takeToken } from './takeToken.ts';
export { UnopenedLink } from './UnopenedLink.tsx';
