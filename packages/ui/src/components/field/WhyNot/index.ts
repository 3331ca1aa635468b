export { WhyNot, WhyNotChoices } from './WhyNot.tsx';
export type { WhyNotChoice, WhyNotChoicesProps, WhyNotProps, WhyNotReason } from './WhyNot.tsx';
