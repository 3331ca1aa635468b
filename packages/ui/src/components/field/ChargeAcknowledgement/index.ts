export { ChargeAcknowledgement } from './ChargeAcknowledgement.tsx';
export type { ChargeAcknowledgementProps } from './ChargeAcknowledgement.tsx';
