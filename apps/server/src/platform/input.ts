import { ERROR_CODE } from '@apto/api-client';
import { MESSAGE } from '@apto/domain/messages';
import { config, type z } from 'zod';
import { cleanTexts } from './clean-text.ts';
import { HttpError, invalid } from './errors.ts';
import { validationText } from './validation-texts.ts';

/** What a form sends of a field in which nothing was chosen. */
const isBlank = (input: unknown): boolean => input === undefined || input === null || input === '';

// What a schema does not word itself is said in Portuguese too: toasts show it (doc2 §8).
config({
  localeError: validationText,
  customError: ({ code, input }) =>
    (code === 'invalid_type' || code === 'invalid_value') && isBlank(input)
      ? MESSAGE.REQUIRED_FIELD
      : undefined,
});

/** Faults that one answer tells: a list of thousands may have one in each item. */
const MAX_TOLD = 100;

/** One part of a request by its declaration. @throws HttpError 400 naming the fields */
export function validate(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  cleanTexts(value);
  const parsed = schema.safeParse(value ?? (part === 'query' ? {} : value));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues
    .flatMap((issue) => told(issue as unknown as Problem))
    .map(({ path, message }) => ({ campo: path.map(String).join('.'), mensagem: message }));
  // One text may stand for several rules of a field: it is told once.
  const apart = new Map(problems.map((problem) => [`${problem.campo}: ${problem.mensagem}`, problem]));
  throw invalid([...apart.values()].slice(0, MAX_TOLD));
}

interface Problem {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: Problem[][];
}

/** Whether a branch says only that it is about another kind of value: a list where one record was meant. */
const isOfAnotherKind = (branch: readonly Problem[]): boolean =>
  branch.every(({ code, path }) => code === 'invalid_type' && path.length === 0);

/**
 * What a problem comes down to. Of a union of records all problems of the branch that was meant, where the `id` tells
 * which: one changes what it names, the other makes what names none. Else the one that went deepest before it failed.
 */
function told(problem: Problem): Problem[] {
  const { errors: all = [], path } = problem;
  if (problem.code !== 'invalid_union' || all.length === 0) return [problem];
  const ofItsKind = all.filter((branch) => !isOfAnotherKind(branch));
  const errors = ofItsKind.length > 0 ? ofItsKind : all;
  const ofRecords = errors.every((branch) => branch.every((each) => each.path.length > 0));
  const meant = errors.filter((branch) => !branch.some((each) => each.path.join('.') === 'id'));
  const chosen =
    ofRecords && meant.length === 1
      ? meant.flat()
      : errors
          .flat()
          .toSorted((a, b) => b.path.length - a.path.length)
          .slice(0, 1);
  return chosen.flatMap(told).map((each) => ({ ...each, path: [...path, ...each.path] }));
}

/** Path of the first value whose text is the one looked for, as the errors of a field name it; null for none. */
export function fieldOf(value: unknown, isIt: (text: string) => boolean): string | null {
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (typeof next.value === 'object' && next.value !== null) {
      for (const [key, inner] of Object.entries(next.value))
        waiting.push({ value: inner, path: next.path === '' ? key : `${next.path}.${key}` });
    } else if (next.path !== '' && isIt(String(next.value))) return next.path;
  }
  return null;
}

/** The `version` of a record that was read and is sent back whole, as the documents' forms do. */
function sentBack(body: unknown): number | undefined {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0 ? version : undefined;
}

/**
 * The version that is being changed: of `If-Match`, else of the record in the body.
 * @throws HttpError 428 when neither says it, 400 when the header is not a version
 */
export function versionOf(header: string | undefined, body: unknown): number {
  if (header === undefined) {
    const version = sentBack(body);
    if (version !== undefined) return version;
    throw new HttpError(
      428,
      ERROR_CODE.PRECONDICAO_NECESSARIA,
      'Falta o cabeçalho If-Match com a versão do registro que está sendo alterado.',
    );
  }
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim());
  if (!match) throw invalid([{ campo: 'If-Match', mensagem: 'Deve ser a versão do registro, como "3"' }]);
  return Number(match[1]);
}
