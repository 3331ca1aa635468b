import { z } from 'zod';
import { atendimentoWeek, type OpeningHour } from '../atendimento/index.ts';
import { MESSAGE } from '../messages/index.ts';
import { formatValue, type RegistryValues } from '../registry/index.ts';
import { cleanWeek, REGISTRATION_FIELDS, REGISTRATION_PARTS } from './fields.ts';

/** What is decided as a whole: a Pix key without the method, or half an account, pays nobody. */
const PAYMENT = 'pagamento';
const HOURS = 'horarios';
const FILE = /^arquivo:(\d+)$/;

/** One thing to accept or refuse: what is known, and what the clinic says. */
export interface ReviewItem {
  /** A field of the registry, `pagamento`, `horarios`, or `arquivo:` and an id. */
  readonly campo: string;
  readonly label: string;
  /** Lines as people read them; none: nothing is known. */
  readonly antes: readonly string[];
  readonly depois: readonly string[];
}

/** A clinic's fields and hours, as they are or as they were sent. `cidade` names the city that `idCity` is. */
export interface RegistrationState {
  readonly values: RegistryValues;
  readonly openingHours: readonly OpeningHour[];
  readonly cidade: string | null;
}

export interface SentFile {
  readonly id: number;
  readonly nomeArquivo: string;
}

const payments: readonly string[] = REGISTRATION_PARTS.payment;
const labelled = (names: readonly string[]) => REGISTRATION_FIELDS.filter(({ name }) => names.includes(name));

const lineOf = (state: RegistrationState, field: (typeof REGISTRATION_FIELDS)[number]): string =>
  field.name === 'idCity' ? (state.cidade ?? '') : formatValue(field, state.values[field.name]);

const linesOf = (state: RegistrationState, names: readonly string[]): string[] =>
  labelled(names).flatMap((field) => {
    const line = lineOf(state, field);
    return line === '' ? [] : [names.length === 1 ? line : `${field.label}: ${line}`];
  });

const weekLines = (days: readonly OpeningHour[]): string[] =>
  atendimentoWeek(days)
    .filter(({ manha, tarde }) => manha !== null || tarde !== null)
    .map(({ name, manha, tarde, text }) => {
      const types = [...new Set([manha, tarde].flatMap((shift) => (shift ? [shift.tipo] : [])))];
      return `${name}: ${text} (${types.join(', ').toLowerCase()})`;
    });

const same = (before: unknown, after: unknown): boolean =>
  (before ?? null) === (after ?? null) || ((before ?? '') === '' && (after ?? '') === '');

/** What a clinic says differently from what is known, and its files that nobody has decided on, in the form's order. */
export function reviewItems(
  known: RegistrationState,
  sent: RegistrationState,
  files: readonly SentFile[],
): ReviewItem[] {
  const items: ReviewItem[] = REGISTRATION_FIELDS.filter(
    ({ name }) => !payments.includes(name) && !same(known.values[name], sent.values[name]),
  ).map((field) => ({
    campo: field.name,
    label: field.label,
    antes: linesOf(known, [field.name]),
    depois: linesOf(sent, [field.name]),
  }));
  if (JSON.stringify(cleanWeek(known.openingHours)) !== JSON.stringify(cleanWeek(sent.openingHours)))
    items.push({
      campo: HOURS,
      label: itemLabel(HOURS),
      antes: weekLines(known.openingHours),
      depois: weekLines(sent.openingHours),
    });
  if (payments.some((name) => !same(known.values[name], sent.values[name])))
    items.push({
      campo: PAYMENT,
      label: itemLabel(PAYMENT),
      antes: linesOf(known, payments),
      depois: linesOf(sent, payments),
    });
  for (const { id, nomeArquivo } of files)
    items.push({
      campo: `arquivo:${id}`,
      label: itemLabel(`arquivo:${id}`),
      antes: [],
      depois: [nomeArquivo],
    });
  return items;
}

const LABELS: Readonly<Record<string, string>> = {
  [HOURS]: 'Horários de atendimento',
  [PAYMENT]: 'Pagamento',
  ...Object.fromEntries(REGISTRATION_FIELDS.map(({ name, label }) => [name, label])),
};

/** How an item is called. */
export const itemLabel = (item: string): string => LABELS[item] ?? 'Documento';

/** Longest reason of a refusal. */
export const MAX_REFUSAL_LENGTH = 300;

/** What staff decides of one item; a refusal says why, in words that the clinic reads. */
export const decisionSchema = z
  .object({
    campo: z.string().max(60),
    aceita: z.boolean(),
    motivo: z.string().trim().max(MAX_REFUSAL_LENGTH, `Use até ${MAX_REFUSAL_LENGTH} caracteres`).default(''),
  })
  .superRefine(({ aceita: isAccepted, motivo: reason }, context) => {
    if (!isAccepted && reason === '')
      context.addIssue({ code: 'custom', path: ['motivo'], message: MESSAGE.REQUIRED_FIELD });
  });
export type Decision = z.output<typeof decisionSchema>;

/** Whether each item is decided once, and nothing else is: whoever decides has seen what is decided. */
export function decidesAll(items: readonly ReviewItem[], decisions: readonly Decision[]): boolean {
  const asked = items.map(({ campo: item }) => item).sort();
  const given = decisions.map(({ campo: item }) => item).sort();
  return asked.length === given.length && asked.every((item, index) => item === given[index]);
}

/** What accepted decisions write: fields of the registry, whether the hours, and which files are kept or thrown away. */
export function acceptedOf(decisions: readonly Decision[]) {
  const accepted = new Set(
    decisions.filter(({ aceita: isAccepted }) => isAccepted).map(({ campo: item }) => item),
  );
  const files = (wanted: boolean) =>
    decisions.flatMap(({ campo: item, aceita: isAccepted }) => {
      const id = FILE.exec(item)?.[1];
      return id !== undefined && isAccepted === wanted ? [Number(id)] : [];
    });
  return {
    fields: REGISTRATION_FIELDS.map(({ name }) => name).filter((name) =>
      accepted.has(payments.includes(name) ? PAYMENT : name),
    ),
    hours: accepted.has(HOURS),
    refusedFiles: files(false),
    keptFiles: files(true),
  };
}
