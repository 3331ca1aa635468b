import { offersTelemedicine, telemedicineFailure } from '../attendant/index.ts';
import { NOT_SERVED_IN_PERIODO_MESSAGE, periodoOptions, type PeriodoOption } from '../atendimento/index.ts';
import {
  isEmail,
  isSolicitantePhone,
  INVALID_SOLICITANTE_EMAIL_MESSAGE,
  INVALID_SOLICITANTE_PHONE_MESSAGE,
} from '../documents/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import { ASSISTENTE_NOTICE, MESSAGE } from '../messages/index.ts';
import { intervaloFailures, isSocClinic, type SugestaoFacts, type Who } from '../pedido/index.ts';
import { PERIODO, type Periodo } from '../periodos/index.ts';
import type { Now } from '../time/index.ts';
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

type ClinicShifts = Pick<SugestaoFacts, 'system' | 'openingHours'>;

const dialogPeriodos = (intervalo: Intervalo | null, clinic: ClinicShifts, now: Now): PeriodoOption[] =>
  periodoOptions({
    now,
    intervalo,
    openingHours: clinic.openingHours,
    isSocClinic: isSocClinic({ sistema: clinic.system ?? null }),
    isRangePicker: true,
  });

/**
 * The shifts of the edit dialog, which differ from the wizard's (doc1 §2.4, decision 26): the afternoon is always
 * offered, the morning while it is served and the range is not a today whose morning is over (doc3 §4.4), both of them
 * together not by a SOC clinic.
 */
export function editPeriodos(intervalo: Intervalo | null, clinic: ClinicShifts, now: Now): PeriodoOption[] {
  return dialogPeriodos(intervalo, clinic, now).map((option) =>
    option.periodo === PERIODO.TARDE
      ? { periodo: option.periodo, nome: option.nome, available: true }
      : option,
  );
}

/** What is said of an afternoon that is offered although the clinic does not serve it (doc1 §8); else null. */
export function periodoWarning(
  periodo: Periodo | null,
  intervalo: Intervalo | null,
  clinic: ClinicShifts,
  now: Now,
): string | null {
  if (periodo !== PERIODO.TARDE) return null;
  const isServed = dialogPeriodos(intervalo, clinic, now).some(
    (option) => option.periodo === periodo && option.available,
  );
  return isServed ? null : NOT_SERVED_IN_PERIODO_MESSAGE;
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

/** Whether the dialog shows no answer to the shift: none was given, or the one that stands is not among those on offer. */
const isPeriodoUnanswered = ({ intervalo, periodo }: EditForm, facts: EditFacts | null, now: Now): boolean =>
  facts !== null &&
  !editPeriodos(intervalo, facts.sugestao, now).some((o) => o.periodo === periodo && o.available);

/** What is wrong with each field of 'Atualizar dados', by field (doc1 §5); conditional fields are never among them. */
export function validateEdit(
  base: EditForm,
  form: EditForm,
  facts: EditFacts | null,
  now: Now,
): Partial<Record<EditField, string>> {
  const failures: Partial<Record<EditField, string>> = {
    ...(isPeriodoUnanswered(form, facts, now) ? { periodo: MESSAGE.REQUIRED_FIELD } : {}),
    ...(facts ? whenFailures(base, form, facts, now) : {}),
  };
  if (form.emailSolicitante.trim() !== '' && !isEmail(form.emailSolicitante.trim())) {
    failures.emailSolicitante = INVALID_SOLICITANTE_EMAIL_MESSAGE;
  }
  if (!isSolicitantePhone(form.telefoneSolicitante)) {
    failures.telefoneSolicitante = INVALID_SOLICITANTE_PHONE_MESSAGE;
  }
  if (facts && !facts.isReleased && differs('prestador', base, form)) {
    failures.prestador = ASSISTENTE_NOTICE.prestadorDoesNotServeEmpresa(facts.clienteName).title;
  }
  // A type that is not done remotely has no field for it, and saving it ends the room.
  const room = offersTelemedicine(form.tipoExame)
    ? telemedicineFailure(form.tipoExame, form.linkTelemedicina.trim())
    : null;
  if (room) failures.linkTelemedicina = room;
  for (const [field, message] of Object.entries(EDIT_REQUIRED) as [EditField, string][]) {
    if (isBlank(form[field])) failures[field] = message;
  }
  return failures;
}
