export * from './alternativas.ts';
export type { IntervaloContext, Intervalo, IntervaloVariant } from './contexto.ts';
export * from './mensagens.ts';
export { createDayReasons, dayReasons, type DayReasonCode, type DayReason } from './motivos.ts';
export {
  firstFailure,
  verifyIntervalo,
  type IntervaloFailureCode,
  type IntervaloFailure,
} from './verificar.ts';
