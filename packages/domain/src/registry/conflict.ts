import type { Side } from '../edit/index.ts';
import type { Field, Registry } from './types.ts';

/** What one choice between two versions of a record is about: a field, or several that say one thing together. */
export interface VersionPart {
  readonly name: string;
  readonly fields: readonly string[];
  /** What somebody may do or see: whoever changed it, it is chosen in so many words (docs/decisions/0235). */
  readonly isRight?: boolean;
}

/** What two people made of one record (issue 9: 'a conflict shows both versions field by field'). */
export interface VersionConflict<Part> {
  /** Both changed them, to different values, or the other person changed a right: somebody has to choose. */
  readonly disputed: readonly Part[];
  /** Only the other person changed them: theirs stands. */
  readonly theirs: readonly Part[];
}

type Values = Readonly<Record<string, unknown>>;
type Choices = Readonly<Partial<Record<string, Side>>>;

/** A field that was emptied holds what one holds that was never filled. */
const valueOf = (values: Values, name: string): unknown => {
  const value = values[name];
  return value === undefined || value === '' ? null : value;
};

/** In a list that is chosen the order says nothing. */
function isEqual(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  const other = new Set<unknown>(b);
  return a.length === b.length && a.every((each) => other.has(each));
}

const isSame = ({ fields }: VersionPart, a: Values, b: Values): boolean =>
  fields.every((name) => isEqual(valueOf(a, name), valueOf(b, name)));

/**
 * What a save that came too late collides with.
 * @param base what this person started from
 * @param mine what they made of it
 * @param theirs what was saved meanwhile
 */
export function versionConflict<Part extends VersionPart>(
  parts: readonly Part[],
  base: Values,
  mine: Values,
  theirs: Values,
): VersionConflict<Part> {
  const changed = parts.filter((part) => !isSame(part, base, theirs));
  const isAsked = (part: Part): boolean => part.isRight === true || !isSame(part, base, mine);
  return {
    disputed: changed.filter((part) => isAsked(part) && !isSame(part, mine, theirs)),
    theirs: changed.filter((part) => !isAsked(part)),
  };
}

/** The disputed parts of which nobody said yet which version stands: a right has no version that stands by itself. */
export const undecided = <Part extends VersionPart>(
  { disputed }: VersionConflict<Part>,
  choices: Choices,
): readonly Part[] => disputed.filter(({ name, isRight }) => isRight === true && choices[name] === undefined);

/** What of this person's stands over the other's version: what they changed or chose, but where the other's was chosen. */
export function keptVersion(
  parts: readonly VersionPart[],
  base: Values,
  mine: Values,
  choices: Choices,
): Record<string, unknown> {
  const kept = parts.filter((part) => {
    const choice = choices[part.name];
    return choice === undefined ? !isSame(part, base, mine) : choice === 'mine';
  });
  return Object.fromEntries(kept.flatMap(({ fields }) => fields.map((name) => [name, valueOf(mine, name)])));
}

/** Each field of a registry's form is chosen by itself. */
export const fieldParts = ({ fields }: Registry): readonly (VersionPart & { readonly field: Field })[] =>
  fields
    .filter(({ isListOnly, isDerived }) => !isListOnly && !isDerived)
    .map((field) => ({ name: field.name, fields: [field.name], field }));
