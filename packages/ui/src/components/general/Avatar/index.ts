export { Avatar, type AvatarProps } from './Avatar.tsx';
export { initials } from './Avatar.logic.ts';
