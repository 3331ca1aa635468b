export { HoldCountdown } from './HoldCountdown.tsx';
export type { HoldCountdownProps } from './HoldCountdown.tsx';
