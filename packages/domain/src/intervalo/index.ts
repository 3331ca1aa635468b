export * from './alternatives.ts';
export type { IntervaloContext, Intervalo, IntervaloVariant } from './context.ts';
export * from './messages.ts';
export type { DayReasonCode, IntervaloFailureCode } from './codes.ts';
export { createDayReasons, dayReasons, type DayReason } from './reasons.ts';
export { firstFailure, verifyIntervalo, type IntervaloFailure } from './check.ts';
