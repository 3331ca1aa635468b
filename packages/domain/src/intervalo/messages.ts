import { PRESTADOR_WITHOUT_HORARIOS_MESSAGE } from '../atendimento/index.ts';
import type { Ferias, Feriado } from '../feriados/index.ts';
import { type CivilDate, type Weekday, formatWeekdays, formatDate } from '../time/index.ts';
import type { IntervaloVariant } from './context.ts';

const OTHER_PERIODO = 'Por favor selecione outro período de datas,';

/**
 * The texts of the date range rules (doc2 §5; the pickers' variant, doc3 §5.3, ends some with '!'). A field for one day has
 * no first and last: `isDay`.
 */
export const intervaloMessages = {
  invalid: (): string => 'Por favor selecione um período de datas válido.',
  startInPast: (variant: IntervaloVariant, isDay = false): string =>
    `${isDay ? 'A data' : 'A data inicial'} não pode ser menor que a data atual${variant === 'seletor' ? '!' : ''}`,
  beforeMinimum: (min: CivilDate, variant: IntervaloVariant, isDay = false): string =>
    `${isDay ? 'A data' : 'A data inicial'} não pode ser menor que ${formatDate(min)}${variant === 'seletor' ? '!' : ''}`,
  afterMaximum: (max: CivilDate, variant: IntervaloVariant, isDay = false): string =>
    `${isDay ? 'A data' : 'A data final'} não pode ser maior que ${formatDate(max)}${variant === 'seletor' ? '!' : ''}`,
  dayLimitReached: (limit: number): string =>
    `${OTHER_PERIODO} o período da sugestão de datas deve conter no maximo ${limit} dias.`,
  disabledDays: (days: readonly Weekday[]): string =>
    `${OTHER_PERIODO} não há agendamento ${formatWeekdays(days)}.`,
  feriado: ({ dataFeriado, abrangencia: coverage, cidade }: Feriado): string => {
    const where = coverage === 'MUNICIPAL' && cidade ? ` em ${cidade.cidade}-${cidade.estado}` : '';
    return `${OTHER_PERIODO} ${formatDate(dataFeriado)} é feriado ${coverage.toLowerCase()}${where}`;
  },
  ferias: ({ dataInicial, dataFinal }: Ferias, variant: IntervaloVariant): string =>
    variant === 'prestador'
      ? `A clínica está em férias de ${formatDate(dataInicial)} a ${formatDate(dataFinal)}.`
      : `${OTHER_PERIODO} o Prestador entrará em Férias no dia ${formatDate(dataInicial)} e retornará no dia ${formatDate(dataFinal)}.`,
  unservedDays: (days: readonly Weekday[], variant: IntervaloVariant): string =>
    variant === 'prestador'
      ? `A clínica não atende ${formatWeekdays(days)}.`
      : `o prestador não atende ${formatWeekdays(days)}${variant === 'seletor' ? ' !' : ''}`,
  withoutHorarios: (variant: IntervaloVariant): string =>
    variant === 'prestador'
      ? 'A clínica não tem horários de atendimento cadastrados.'
      : PRESTADOR_WITHOUT_HORARIOS_MESSAGE,
} as const;
