import type { Side } from '../edit/index.ts';
import { isSameValue } from './schema.ts';
import type { Field, Registry, RegistryValue, RegistryValues } from './types.ts';

/** What two people made of one record, field by field (issue 9: 'a conflict shows both versions field by field'). */
export interface RecordConflict {
  /** Both changed them, to different values: somebody has to choose. */
  readonly disputed: readonly Field[];
  /** Only the other person changed them: theirs stands. */
  readonly theirs: readonly Field[];
}

/** A field that was emptied holds what one holds that was never filled. */
const valueOf = (values: Readonly<RegistryValues>, name: string): RegistryValue => {
  const value = values[name];
  return value === undefined || value === '' ? null : value;
};

const isSame = (a: Readonly<RegistryValues>, b: Readonly<RegistryValues>, name: string): boolean =>
  isSameValue(valueOf(a, name), valueOf(b, name));

/** The fields of a record's form in which two states of it differ. */
const differing = (
  { fields }: Registry,
  before: Readonly<RegistryValues>,
  after: Readonly<RegistryValues>,
): Field[] =>
  fields.filter(
    ({ name, isListOnly, isDerived }) => !isListOnly && !isDerived && !isSame(before, after, name),
  );

/**
 * What a save that came too late collides with.
 * @param base what this person started from
 * @param mine what they made of it
 * @param theirs what was saved meanwhile
 */
export function recordConflict(
  registry: Registry,
  base: Readonly<RegistryValues>,
  mine: Readonly<RegistryValues>,
  theirs: Readonly<RegistryValues>,
): RecordConflict {
  const changed = differing(registry, base, theirs);
  return {
    disputed: changed.filter(({ name }) => !isSame(base, mine, name) && !isSame(mine, theirs, name)),
    theirs: changed.filter(({ name }) => isSame(base, mine, name)),
  };
}

/** What this person changed and keeps: all but the disputed fields of which the other's value was chosen. */
export function keptOfMine(
  registry: Registry,
  base: Readonly<RegistryValues>,
  mine: Readonly<RegistryValues>,
  choices: Readonly<Partial<Record<string, Side>>>,
): RegistryValues {
  const kept = differing(registry, base, mine).filter(({ name }) => choices[name] !== 'theirs');
  return Object.fromEntries(kept.map(({ name }) => [name, valueOf(mine, name)]));
}
