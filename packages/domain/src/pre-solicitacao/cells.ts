import { INVALID_EMAIL_MESSAGE, isEmail, isPhone, normalizePhone } from '../documents/index.ts';
import { tipoExame, TiposExame, type TipoExameId } from '../exames/index.ts';
import { MESSAGE, PRE_SOLICITACAO_MESSAGE as TEXT } from '../messages/index.ts';
import { isPeriodo, periodoName, type Periodo } from '../periodos/index.ts';
import { formatDate, INVALID_TIME_MESSAGE, isTime, type CivilDate } from '../time/index.ts';

/** The scheduling period of a row: days, shift, and the time that was agreed with the clinic. */
export interface SchedulingCell {
  readonly inicio: CivilDate | null;
  readonly fim: CivilDate | null;
  readonly periodo: number | null;
  /** Empty where no time is agreed. */
  readonly horario: string;
}

/** The cells that are edited in place (doc1 §2.3): neither the employee nor the status is among them. */
export interface PreSolicitacaoCells {
  readonly phone: string;
  readonly email: string;
  /** The name that the table shows. */
  readonly tipoExame: string;
  readonly agendamento: SchedulingCell;
}

export type CellName = keyof PreSolicitacaoCells;

/** What a save sends: the fields of the cells that were changed. */
export interface CellChanges {
  /** Digits only (doc1 §5). */
  telefoneFuncionario?: string;
  emailFuncionario?: string;
  tipoExame?: TipoExameId;
  dataSugestaoInicial?: CivilDate;
  dataSugestaoFinal?: CivilDate;
  periodo?: Periodo;
  horarioMarcadoPrestador?: string | null;
}

/** A row as its cells show it. */
export const preSolicitacaoCells = (row: {
  readonly telefoneFuncionario: string | null;
  readonly emailFuncionario: string | null;
  readonly tipoExame: { readonly id: number };
  readonly dataSugestaoInicial: CivilDate;
  readonly dataSugestaoFinal: CivilDate;
  readonly periodo: number;
  readonly horarioMarcadoPrestador: string | null;
}): PreSolicitacaoCells => ({
  phone: row.telefoneFuncionario ?? '',
  email: row.emailFuncionario ?? '',
  tipoExame: tipoExame(row.tipoExame.id).descricao,
  agendamento: {
    inicio: row.dataSugestaoInicial,
    fim: row.dataSugestaoFinal,
    periodo: row.periodo,
    horario: row.horarioMarcadoPrestador ?? '',
  },
});

/** The exam type of a name; undefined for a name of none (decision 21: nothing falls back when it is written). */
export const tipoExameOfName = (name: string): TipoExameId | undefined =>
  TiposExame.find(({ descricao: known }) => known === name)?.id;

const essence: { readonly [C in CellName]: (cell: PreSolicitacaoCells[C]) => string } = {
  phone: normalizePhone,
  email: (email) => email.trim(),
  tipoExame: (name) => name,
  agendamento: ({ inicio: start, fim: end, periodo, horario }) =>
    [start ?? '', end ?? '', periodo ?? '', horario.trim()].join(' '),
};

const CELLS = Object.keys(essence) as readonly CellName[];

/** A rule of one cell, for whoever goes through all of them. */
type OfAnyCell<Answer> = (cell: PreSolicitacaoCells[CellName]) => Answer;

function isChanged(cell: CellName, before: PreSolicitacaoCells, after: PreSolicitacaoCells): boolean {
  const read = essence[cell] as OfAnyCell<string>;
  return read(before[cell]) !== read(after[cell]);
}

/** The cells that say something else than before. */
export const changedCells = (before: PreSolicitacaoCells, after: PreSolicitacaoCells): readonly CellName[] =>
  CELLS.filter((cell) => isChanged(cell, before, after));

/** What is wrong with a phone in the table, or null (doc1 §5). */
export function cellPhoneFailure(phone: string): string | null {
  if (normalizePhone(phone) === '') return TEXT.PHONE_REQUIRED;
  return isPhone(phone) ? null : TEXT.PHONE_FORMAT;
}

function schedulingFailure({ inicio: start, fim: end, periodo, horario }: SchedulingCell): string | null {
  if (!start || !end || !isPeriodo(periodo)) return MESSAGE.REQUIRED_FIELD;
  if (end < start) return MESSAGE.INCORRECT_FIELD;
  return horario.trim() !== '' && !isTime(horario.trim()) ? INVALID_TIME_MESSAGE : null;
}

const FAILURE: { readonly [C in CellName]: (cell: PreSolicitacaoCells[C]) => string | null } = {
  phone: cellPhoneFailure,
  email: (email) => {
    if (email.trim() === '') return MESSAGE.REQUIRED_FIELD;
    return isEmail(email.trim()) ? null : INVALID_EMAIL_MESSAGE;
  },
  tipoExame: (name) => (tipoExameOfName(name) === undefined ? MESSAGE.REQUIRED_FIELD : null),
  agendamento: schedulingFailure,
};

/**
 * What is wrong with the cells that were changed (doc1 §5 'Pre-request inline edit'): a blank value is rejected. A cell
 * that nobody touched is not judged: an optional e-mail stays away.
 */
export function cellFailures(
  before: PreSolicitacaoCells,
  after: PreSolicitacaoCells,
): Partial<Record<CellName, string>> {
  return Object.fromEntries(
    changedCells(before, after).flatMap((cell) => {
      const failure = (FAILURE[cell] as OfAnyCell<string | null>)(after[cell]);
      return failure === null ? [] : [[cell, failure]];
    }),
  );
}

const CHANGES: { readonly [C in CellName]: (cell: PreSolicitacaoCells[C]) => CellChanges } = {
  phone: (phone) => ({ telefoneFuncionario: normalizePhone(phone) }),
  email: (email) => ({ emailFuncionario: email.trim() }),
  tipoExame: (name) => {
    const id = tipoExameOfName(name);
    return id === undefined ? {} : { tipoExame: id };
  },
  agendamento: ({ inicio: start, fim: end, periodo, horario }) => ({
    ...(start && end ? { dataSugestaoInicial: start, dataSugestaoFinal: end } : {}),
    ...(isPeriodo(periodo) ? { periodo } : {}),
    horarioMarcadoPrestador: horario.trim() || null,
  }),
};

/** What goes over the wire of the cells that were changed; empty when nothing was. */
export function cellChanges(before: PreSolicitacaoCells, after: PreSolicitacaoCells): CellChanges {
  const changes = changedCells(before, after).map((cell) =>
    (CHANGES[cell] as OfAnyCell<CellChanges>)(after[cell]),
  );
  return Object.assign({}, ...changes) as CellChanges;
}

/** ['25/11/2026 a 26/11/2026', 'Manhã · 08:30']: the days, and when on them. */
export function schedulingTexts({
  inicio: start,
  fim: end,
  periodo,
  horario,
}: SchedulingCell): readonly [days: string, when: string] {
  const days = [...new Set([start, end].filter((day) => day !== null))].map(formatDate).join(' a ');
  return [days, [periodoName(periodo), horario.trim()].filter(Boolean).join(' · ')];
}

/** How much of the requester's e-mail the detail shows (doc1 §2.3, §9). */
export const EMAIL_SHOWN = 40;

export const truncatedEmail = (email: string): string =>
  email.length > EMAIL_SHOWN ? `${email.slice(0, EMAIL_SHOWN)}…` : email;
