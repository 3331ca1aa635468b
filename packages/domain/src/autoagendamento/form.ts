import { isEmail, isPhone, INVALID_EMAIL_MESSAGE, INVALID_PHONE_MESSAGE } from '../documents/index.ts';
import { needsHomologacaoDate } from '../exames/index.ts';
import type { Feriado } from '../feriados/index.ts';
import {
  nextValidIntervalos,
  verifyIntervalo,
  type Intervalo,
  type IntervaloContext,
} from '../intervalo/index.ts';
import { MESSAGE, PEDIDO_MESSAGE, type FieldFailure } from '../messages/index.ts';
import { isCivilDate, addDays, type Now, type CivilDate } from '../time/index.ts';

/** Longest range of the self-scheduling form, in dates, both ends included (doc2 §9). */
export const MAX_AUTOAGENDAMENTO_DATES = 10;

export const AUTOAGENDAMENTO_MESSAGE = {
  END_DATE: 'A data de sugestão final é obrigatória',
  DISMISSAL_DATE: 'A data de demissão é obrigatória',
  PAST_DISMISSAL_DATE: 'A data de demissão não pode ser menor que a data atual',
  END_BEFORE_START: 'A data final não pode ser menor que a data inicial',
} as const;

/** First day that the form's range may start: tomorrow (doc2 §9). */
export const minAutoagendamentoDate = (now: Now): CivilDate => addDays(now.data, 1);
/** Last day that a range starting then may reach. */
export const maxAutoagendamentoDate = (start: CivilDate): CivilDate =>
  addDays(start, MAX_AUTOAGENDAMENTO_DATES - 1);

export interface AutoagendamentoForm {
  readonly funcionario: { readonly id: number } | null;
  readonly tipoExame: { readonly id: number } | null;
  readonly dataHomologacao: CivilDate | null;
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly possuiRisco: boolean | null;
  readonly questionarioRisco: number | null;
  /** The client does not use the risk questionnaire. */
  readonly desabilitarQuestionarioRisco?: boolean;
}

/** What the registries say of the days of a link. */
export interface LinkDayFacts {
  /** Those that the whole country keeps; the national holidays by law count without. */
  readonly feriados?: readonly Feriado[] | undefined;
  /** SLA setting limiteDatas of the client; none while it is not known. */
  readonly dayLimit?: number | null | undefined;
}

/**
 * Everything that decides whether a range may be sent with a link: all of doc2 §5 'Date range rules' but what city and
 * clinic decide, which the employee chooses (decision 58).
 */
export const autoagendamentoIntervalo = (now: Now, facts: LinkDayFacts = {}): IntervaloContext => ({
  now,
  min: minAutoagendamentoDate(now),
  maxDates: MAX_AUTOAGENDAMENTO_DATES,
  dayLimit: facts.dayLimit ?? null,
  feriados: facts.feriados ?? [],
  ferias: [],
});

/** Ranges that one press chooses: the nearest that may be sent, as long as asked for or as the calendar allows. */
export function linkPresets(
  rules: IntervaloContext,
): { readonly id: string; readonly label: string; readonly range: Intervalo }[] {
  const tomorrow = minAutoagendamentoDate(rules.now);
  return [5, MAX_AUTOAGENDAMENTO_DATES].flatMap((dates) => {
    const [range] = nextValidIntervalos({ inicio: tomorrow, fim: addDays(tomorrow, dates - 1) }, rules, 1);
    return range ? [{ id: `${dates}-datas`, label: `Próximas ${dates} datas`, range }] : [];
  });
}

/** Every failing end of the range of days that a link is for (decision 58), in the form's order. */
export function linkRangeFailures(
  f: Pick<AutoagendamentoForm, 'dataSugestaoInicial' | 'dataSugestaoFinal'>,
  now: Now,
  facts: LinkDayFacts,
): FieldFailure[] {
  const { dataSugestaoInicial: start, dataSugestaoFinal: end } = f;
  const failures: FieldFailure[] = [];
  const failure = (field: string, message: string): unknown =>
    failures.push({ campo: field, mensagem: message });
  const hasStart = start !== null && isCivilDate(start);
  const hasEnd = end !== null && isCivilDate(end);
  if (!hasStart) failure('dataSugestaoInicial', MESSAGE.REQUIRED_FIELD);
  if (!hasEnd) failure('dataSugestaoFinal', AUTOAGENDAMENTO_MESSAGE.END_DATE);
  if (!hasStart) return failures;
  const isReversed = hasEnd && end < start;
  const intervalo = { inicio: start, fim: hasEnd && !isReversed ? end : start };
  const [first] = verifyIntervalo(intervalo, autoagendamentoIntervalo(now, facts));
  if (first) {
    const isAboutStart = first.dates?.[0] === start;
    failure(isAboutStart ? 'dataSugestaoInicial' : 'dataSugestaoFinal', first.message);
  } else if (isReversed) failure('dataSugestaoFinal', AUTOAGENDAMENTO_MESSAGE.END_BEFORE_START);
  return failures;
}

/** Every failing field of the self-scheduling form, in the form's order (doc2 §5 'Self-scheduling form'). */
export function validateAutoagendamentoForm(
  form: AutoagendamentoForm,
  now: Now,
  facts: LinkDayFacts = {},
): FieldFailure[] {
  const f = form;
  const failures: FieldFailure[] = [];
  if (!f.funcionario) failures.push({ campo: 'funcionario', mensagem: MESSAGE.REQUIRED_FIELD });
  if (!f.tipoExame) failures.push({ campo: 'tipoExame', mensagem: MESSAGE.REQUIRED_FIELD });
  if (needsHomologacaoDate(f.tipoExame?.id)) {
    const date = f.dataHomologacao;
    const message =
      !date || !isCivilDate(date)
        ? AUTOAGENDAMENTO_MESSAGE.DISMISSAL_DATE
        : date < now.data
          ? AUTOAGENDAMENTO_MESSAGE.PAST_DISMISSAL_DATE
          : null;
    if (message) failures.push({ campo: 'dataHomologacao', mensagem: message });
  }
  failures.push(...linkRangeFailures(f, now, facts));
  if (f.possuiRisco && !f.desabilitarQuestionarioRisco && f.questionarioRisco === null) {
    failures.push({ campo: 'questionarioRisco', mensagem: PEDIDO_MESSAGE.QUESTIONARIO });
  }
  return failures;
}

export type SendingMethod = 'WHATSAPP' | 'EMAIL';

export interface FuncionarioData {
  readonly telefoneFuncionario: string | null;
  readonly emailFuncionario: string | null;
  readonly formaEnvio: SendingMethod;
}

/** Every failing field of the employee-data step (doc2 §5 'Employee data step'). */
export function validateFuncionarioData(data: FuncionarioData): FieldFailure[] {
  const failures: FieldFailure[] = [];
  if (!isPhone(data.telefoneFuncionario ?? '')) {
    failures.push({ campo: 'telefoneFuncionario', mensagem: INVALID_PHONE_MESSAGE });
  }
  if (data.formaEnvio === 'EMAIL' && !isEmail((data.emailFuncionario ?? '').trim())) {
    failures.push({ campo: 'emailFuncionario', mensagem: INVALID_EMAIL_MESSAGE });
  }
  return failures;
}
