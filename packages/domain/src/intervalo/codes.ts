/** What can be against a day, whether it is judged alone or in a range (doc2 §5 'Date range rules'). */
type DayCode =
  | 'ANTES_DO_MINIMO'
  | 'DEPOIS_DO_MAXIMO'
  | 'DIA_DESABILITADO'
  | 'FERIADO_NACIONAL'
  | 'FERIADO_MUNICIPAL'
  | 'FERIAS'
  | 'DIA_NAO_ATENDIDO'
  | 'SEM_HORARIOS';

/** What can be against a day in the calendar. */
export type DayReasonCode = DayCode | 'PASSADO';

/** What can be against a range. */
export type IntervaloFailureCode = DayCode | 'INTERVALO_INVALIDO' | 'INICIO_NO_PASSADO' | 'LIMITE_DE_DIAS';
