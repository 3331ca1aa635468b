export * from './alternatives.ts';
export type { IntervaloContext, Intervalo, IntervaloVariant } from './context.ts';
export * from './messages.ts';
export { createDayReasons, dayReasons, type DayReasonCode, type DayReason } from './reasons.ts';
export { firstFailure, verifyIntervalo, type IntervaloFailureCode, type IntervaloFailure } from './check.ts';
