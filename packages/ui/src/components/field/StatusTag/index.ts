export { StatusTag, type StatusTagProps } from './StatusTag.tsx';
export { StatusIcon, type StatusIconProps } from './StatusIcon.tsx';
