export { WhyNot } from './WhyNot.tsx';
export type { WhyNotChoice, WhyNotProps, WhyNotReason } from './WhyNot.tsx';
