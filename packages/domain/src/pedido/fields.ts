import {
  isEmail,
  isPhone,
  isSolicitantePhone,
  INVALID_SOLICITANTE_EMAIL_MESSAGE,
  INVALID_SOLICITANTE_PHONE_MESSAGE,
} from '../documents/index.ts';
import { needsHomologacaoDate } from '../exames/index.ts';
import { type FieldFailure, MESSAGE } from '../messages/index.ts';
import { isCivilDate, formatDate, type Now, type CivilDate } from '../time/index.ts';

/** Earliest dismissal date of the wizard: 1 January of last year (decisions #14). */
export const minDismissalDate = (now: Now): CivilDate =>
  `${String(Number(now.data.slice(0, 4)) - 1).padStart(4, '0')}-01-01`;

/** Why a dismissal date is none that an exam can be asked for; null when it is one. */
export function dismissalDateFailure(date: CivilDate | null, now: Now): string | null {
  if (!date || !isCivilDate(date)) return MESSAGE.REQUIRED_FIELD;
  const min = minDismissalDate(now);
  return date < min ? `A data de demissão não pode ser menor que ${formatDate(min)}` : null;
}

export interface SolicitanteData {
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly autoagendamento: boolean;
  readonly enquadramentoLaudoPCD: 'sim' | 'nao' | null;
}

/** Every failing field of the requester's data, in the form's order (doc2 §5 'Requester'). */
export function validateSolicitante(d: SolicitanteData): FieldFailure[] {
  const failures: FieldFailure[] = [];
  const failure = (field: string, message: string): unknown =>
    failures.push({ campo: field, mensagem: message });
  if (d.nomeSolicitante.trim() === '') failure('nomeSolicitante', MESSAGE.REQUIRED_FIELD);
  if (!isEmail(d.emailSolicitante.trim())) failure('emailSolicitante', INVALID_SOLICITANTE_EMAIL_MESSAGE);
  if (d.telefoneSolicitante.trim() === '') failure('telefoneSolicitante', MESSAGE.REQUIRED_FIELD);
  else if (!isSolicitantePhone(d.telefoneSolicitante)) {
    failure('telefoneSolicitante', INVALID_SOLICITANTE_PHONE_MESSAGE);
  }
  if (d.autoagendamento && d.enquadramentoLaudoPCD === null) {
    failure('enquadramentoLaudoPCD', MESSAGE.THIS_FIELD_REQUIRED);
  }
  return failures;
}

export interface FuncionarioContact {
  readonly email: string | null;
  readonly phone: string;
  readonly dataHomologacao: CivilDate | null;
}

/** Every failing field of one employee's row (doc2 §5 'Appointment data'); `base` prefixes the paths. */
export function validateContact(
  f: FuncionarioContact,
  tipoExame: number | null,
  now: Now,
  base = '',
): FieldFailure[] {
  const failures: FieldFailure[] = [];
  const failure = (field: string, message: string): unknown =>
    failures.push({ campo: base === '' ? field : `${base}.${field}`, mensagem: message });
  const email = f.email?.trim() ?? '';
  if (email !== '' && !isEmail(email)) failure('email', MESSAGE.INCORRECT_FIELD);
  if (f.phone.trim() === '') failure('phone', MESSAGE.REQUIRED_FIELD);
  else if (!isPhone(f.phone)) failure('phone', MESSAGE.INCORRECT_FIELD);
  if (needsHomologacaoDate(tipoExame)) {
    const message = dismissalDateFailure(f.dataHomologacao, now);
    if (message) failure('dataHomologacao', message);
  }
  return failures;
}
