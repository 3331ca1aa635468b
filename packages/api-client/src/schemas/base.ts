import { isEmail } from '@apto/domain/documents';
import { MESSAGE } from '@apto/domain/messages';
import { PERIODO } from '@apto/domain/periodos';
import {
  INVALID_TIME_MESSAGE,
  isCivilDate,
  isTime,
  isUsualDate,
  UNUSUAL_DATE_MESSAGE,
} from '@apto/domain/time';
import { z } from 'zod';

/** Largest value of an integer column: nothing larger reaches the database. */
export const MAX_ID = 2_147_483_647;

/** Positive integer that may arrive as text (path and query values). */
export const integer = (min = 0, max = MAX_ID) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/, 'Deve ser um número inteiro')
        .transform(Number),
    ])
    .pipe(z.number().int('Deve ser um número inteiro').min(min).max(max));

/** Identifier of a record: integer from 1. */
export const id = integer(1);

/** A record named by its id or by an object that carries one; becomes the id. @param missing what is said where none is */
export const referenceOr = (missing?: string) => {
  const wording = {
    error: ({ input }: { input?: unknown }) => (input === null || input === '' ? missing : undefined),
  };
  return z
    .union([z.number(wording).int(), z.object({ id: z.number().int() }, wording).loose()])
    .transform((value) => (typeof value === 'number' ? value : value.id))
    .pipe(z.number().int().min(1).max(MAX_ID));
};
export const reference = referenceOr();

/** Boolean that may arrive as text. */
export const booleanValue = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
]);

/** Civil date `YYYY-MM-DD` of 1900 to 2100. */
export const civilDate = z
  .string()
  .refine(isCivilDate, {
    error: ({ input }) => (input === '' ? MESSAGE.REQUIRED_FIELD : 'Deve ser uma data no formato AAAA-MM-DD'),
  })
  .refine(
    // A text that is no date has its own message.
    (value) => !isCivilDate(value) || isUsualDate(value),
    UNUSUAL_DATE_MESSAGE,
  );

/** A day that a form may leave out: a field that was left empty says none. */
export const optionalDate = z.union([z.literal('').transform(() => null), civilDate]).nullish();

/** A civil date that may also arrive as `DD/MM/YYYY` (doc3 §7.6); becomes `YYYY-MM-DD`. */
export const civilDateOrBrazilian = z
  .string()
  .transform((value) => value.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'))
  .pipe(civilDate);

/** Local wall time `HH:mm`; what is none is told in doc2 §5's own words. */
export const time = z.string().refine(isTime, INVALID_TIME_MESSAGE);

/** A time that a form may leave out: a field that was left empty says none. */
export const optionalTime = z
  .string()
  .trim()
  .refine((value) => value === '' || isTime(value), INVALID_TIME_MESSAGE)
  .transform((value) => value || null)
  .nullish();

const MAX_EMAIL = 254;

/** An e-mail address by the rule of every form: blanks around it are no part of it. */
export const email = (message: string) =>
  z.string(message).trim().max(MAX_EMAIL, message).refine(isEmail, message).meta({ format: 'email' });

/** One that may be left out: null, or an empty field. */
export const optionalEmail = (message: string) =>
  z
    .string(message)
    .trim()
    .max(MAX_EMAIL, message)
    .refine((value) => value === '' || isEmail(value), message)
    .transform((value) => value || null)
    .nullable()
    .optional();

/** 1 Manhã, 2 Tarde, 3 Ambos. */
export const periodo = integer(1, 3).pipe(z.literal([PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS]));

/** A filter that nothing was chosen for narrows nothing, whether it is left out, null or a list of none. */
const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([, part]) => part !== null && !(Array.isArray(part) && part.length === 0),
        ),
      )
    : value;

/** A value sent as JSON text inside a query (`filtrosExtras`) or as the value itself. */
export function json<S extends z.ZodType>(schema: S) {
  const text = z.string().transform((value, ctx): unknown => {
    // A filter left blank filters nothing, as a blank `sort` orders nothing.
    if (value.trim() === '') return {};
    try {
      return JSON.parse(value);
    } catch {
      ctx.addIssue({ code: 'custom', message: 'Deve ser um JSON válido' });
      return z.NEVER;
    }
  });
  return z
    .union([text, z.custom<z.input<S>>((value) => typeof value === 'object')])
    .transform(withoutBlanks)
    .pipe(
      // The pipe's input is whatever was parsed; the schema decides.
      schema as z.ZodType<z.output<S>, unknown>,
    );
}

/** Ids in a path or query: separated by commas, as a JSON list, or the parameter said again; `0` means none. */
export const idList = z
  .union([z.number(), z.string(), z.array(z.string())])
  .transform((value) => String(value).replace(/^\[(.+)\]$/, '$1'))
  .pipe(z.string().regex(/^\d+(,\d+)*$/, 'Deve ser uma lista de ids separados por vírgula'))
  .transform((value) =>
    value
      .split(',')
      .map(Number)
      .filter((n) => n > 0),
  )
  .pipe(z.array(z.number().max(MAX_ID)));

/** Page of a list: `page` from 1, `limit` 1–100. */
export const pagination = { page: integer(1).optional(), limit: integer(1, 100).optional() };

/** A column as the wire may spell it: in snake_case (doc3 §7.6), or by what names it (`cliente.name`). */
const columnOf = (asked: string): string =>
  asked
    .replace(/\.(name|nome|descricao)$/, '')
    .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `{"field":"ASC"}` is the same as `field ASC` (doc3 §7.6 'mapped to ASC or DESC'). */
export const plainOrder = (value: string): string =>
  value.trim().replace(/^\{"([\w.]+)":"(\w+)"\}$/, '$1 $2');

/** `field ORDER` limited to the declared fields (doc1 §2.1: sorting sent as 'field order'); none where it is blank. */
export function sorting<const F extends readonly [string, ...string[]]>(fields: F) {
  return z.string().transform((value, ctx): { campo: F[number]; direcao: 'ASC' | 'DESC' } | undefined => {
    if (value.trim() === '') return undefined;
    const [asked = '', direction = 'ASC', ...rest] = plainOrder(value).split(/\s+/);
    const field = columnOf(asked);
    const order = direction.toUpperCase();
    if (!fields.includes(field) || (order !== 'ASC' && order !== 'DESC') || rest.length > 0) {
      ctx.addIssue({
        code: 'custom',
        message: `Ordenação não permitida. Use um de: ${fields.join(', ')}, seguido de ASC ou DESC`,
      });
      return z.NEVER;
    }
    return { campo: field, direcao: order };
  });
}

/** Of a record whose path is a registry's own, too: what the change at the same path asks for (doc3 §7.6). */
export const versionOfRecord = z.number().int().optional();

export const meta = z.object({
  totalItems: z.number().int(),
  /** There are more than `totalItems`: what a search finds among millions is not counted to its end (decision 0281). */
  hasMoreItems: z.boolean().optional(),
  totalPages: z.number().int(),
  itemCount: z.number().int(),
  itemsPerPage: z.number().int(),
  currentPage: z.number().int(),
});
export type Meta = z.infer<typeof meta>;

/** A page of records: `items` and `meta` (doc3 §7.6). */
export const page = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), meta });

/** A page whose changes are told: a stream that resumes from `eventPosition` (Last-Event-ID) misses none of them. */
export const livePage = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), meta: meta.extend({ eventPosition: z.string().optional() }) });

export const idParams = z.object({ id });
export const text = (max = 255) => z.string().trim().max(max, `Deve ter no máximo ${max} caracteres`);
export const required = (max = 255, missing: string = MESSAGE.REQUIRED_FIELD) =>
  z.string(missing).trim().max(max, `Deve ter no máximo ${max} caracteres`).min(1, missing);
export const noContent = z.object({ ok: z.literal(true) });

/** Opaque: 256 random bits, which nobody guesses (decision 50). */
export const opaqueKey = z.string().regex(/^[\w-]{43}$/, 'Deve ser o identificador de um arquivo');

/** How long the exams of one person take together (minutes), or at least; null: no registry says. */
export const visitTime = z.object({ minutos: z.number().int(), aoMenos: z.boolean() }).nullable();
