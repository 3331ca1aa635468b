import { servesInPeriodo, type OpeningHour, type PeriodoOption } from '../atendimento/index.ts';
import {
  isEmail,
  isSolicitantePhone,
  INVALID_SOLICITANTE_EMAIL_MESSAGE,
  INVALID_SOLICITANTE_PHONE_MESSAGE,
} from '../documents/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import { ASSISTENTE_NOTICE, MESSAGE } from '../messages/index.ts';
import { intervaloFailures, isSocClinic, type SugestaoFacts, type Who } from '../pedido/index.ts';
import { isManhaOverForChoice, PERIODO, PERIODOS, type Periodo } from '../periodos/index.ts';
import { addDays, daysBetween, type Now } from '../time/index.ts';
import { differs, type EditField, type EditForm } from './form.ts';

/** Required fields of 'Atualizar dados' and what a missing one says (doc1 §5). */
export const EDIT_REQUIRED: Partial<Readonly<Record<EditField, string>>> = {
  cidade: 'A cidade é obrigatória.',
  prestador: 'O prestador é obrigatório.',
  tipoExame: MESSAGE.REQUIRED_FIELD,
  nomeSolicitante: 'O nome do solicitante é obrigatório.',
  emailSolicitante: 'O email do solicitante é obrigatório.',
  telefoneSolicitante: 'O telefone do solicitante é obrigatório.',
  intervalo: MESSAGE.REQUIRED_FIELD,
  periodo: MESSAGE.REQUIRED_FIELD,
  funcionario: 'O nome do funcionário é obrigatório.',
};

/** What the conditional fields say while they are empty: marked, never in the way of saving (doc1 §5, decision 15). */
export const EDIT_MARKED = {
  RETORNO: 'Campo obrigatório para Retorno ao Trabalho.',
  ABONO: MESSAGE.REQUIRED_FIELD_WITH_STOP,
  DEMISSIONAL: 'Campo obrigatório para demissional.',
  CONSULTA: 'Campo obrigatório para consultas.',
} as const;

/** What of clinic, client and calendar an edit is held against; null while it is not known. */
export interface EditFacts {
  readonly sugestao: SugestaoFacts;
  readonly quemAgenda: Who;
  /** The chosen clinic serves the client (doc2 §2.13). */
  readonly isReleased: boolean;
  readonly clienteName: string;
}

const isBlank = (value: EditForm[EditField]): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Whether any day of the range is served in the period; unknown hours refuse nothing. */
function servesAnyDay(
  openingHours: readonly OpeningHour[] | null,
  intervalo: Intervalo | null,
  periodo: Periodo,
): boolean {
  if (!openingHours || !intervalo) return true;
  const days = Math.min(daysBetween(intervalo.inicio, intervalo.fim), 6);
  return Array.from({ length: days + 1 }, (_, step) => addDays(intervalo.inicio, step)).some((day) =>
    servesInPeriodo(openingHours, day, periodo),
  );
}

/**
 * The shifts of the edit dialog, which differ from the wizard's (doc1 §2.4, decision 26): the afternoon is always
 * offered, the morning while it is served and not over, both of them together not by a SOC clinic.
 */
export function editPeriodos(
  intervalo: Intervalo | null,
  facts: Pick<SugestaoFacts, 'sistema' | 'openingHours'>,
  now: Now,
): PeriodoOption[] {
  const { openingHours } = facts;
  const isOver = intervalo?.inicio === now.data && isManhaOverForChoice(now);
  const reason: Readonly<Record<Periodo, string | null>> = {
    [PERIODO.MANHA]: isOver
      ? 'A manhã de hoje já terminou'
      : servesAnyDay(openingHours, intervalo, PERIODO.MANHA)
        ? null
        : 'O prestador não atende pela manhã',
    [PERIODO.TARDE]: null,
    [PERIODO.AMBOS]: isSocClinic({ sistema: facts.sistema ?? null })
      ? 'A clínica trabalha com um período por vez'
      : null,
  };
  return PERIODOS.map(({ id, nome }) => {
    const motivo = reason[id];
    return motivo === null
      ? { periodo: id, nome, available: true }
      : { periodo: id, nome, available: false, motivo };
  });
}

/** What is said of a shift that is offered although the clinic does not serve it (doc1 §8); null where it does. */
export function periodoWarning(
  periodo: Periodo | null,
  intervalo: Intervalo | null,
  openingHours: readonly OpeningHour[] | null,
): string | null {
  if (periodo === null || servesAnyDay(openingHours, intervalo, periodo)) return null;
  return 'O prestador não atende no período selecionado';
}

const WHERE_WHEN: readonly EditField[] = ['cidade', 'prestador', 'intervalo', 'periodo'];

/** What is wrong with days and shift: judged when they, or where they are to be, were changed, as the server does. */
function whenFailures(
  base: EditForm,
  form: EditForm,
  facts: EditFacts,
  now: Now,
): Partial<Record<EditField, string>> {
  const { intervalo, periodo } = form;
  if (!intervalo || !WHERE_WHEN.some((field) => differs(field, base, form))) return {};
  const [first] = intervaloFailures(intervalo, facts.quemAgenda, facts.sugestao, now);
  const option = editPeriodos(intervalo, facts.sugestao, now).find((o) => o.periodo === periodo);
  return {
    ...(first ? { intervalo: first.message } : {}),
    ...(option?.motivo ? { periodo: option.motivo } : {}),
  };
}

/** What is wrong with each field of 'Atualizar dados', by field (doc1 §5); conditional fields are never among them. */
export function validateEdit(
  base: EditForm,
  form: EditForm,
  facts: EditFacts | null,
  now: Now,
): Partial<Record<EditField, string>> {
  const failures: Partial<Record<EditField, string>> = facts ? whenFailures(base, form, facts, now) : {};
  if (form.emailSolicitante.trim() !== '' && !isEmail(form.emailSolicitante.trim())) {
    failures.emailSolicitante = INVALID_SOLICITANTE_EMAIL_MESSAGE;
  }
  if (!isSolicitantePhone(form.telefoneSolicitante)) {
    failures.telefoneSolicitante = INVALID_SOLICITANTE_PHONE_MESSAGE;
  }
  if (facts && !facts.isReleased && differs('prestador', base, form)) {
    failures.prestador = ASSISTENTE_NOTICE.prestadorDoesNotServeEmpresa(facts.clienteName).title;
  }
  for (const [field, message] of Object.entries(EDIT_REQUIRED) as [EditField, string][]) {
    if (isBlank(form[field])) failures[field] = message;
  }
  return failures;
}
