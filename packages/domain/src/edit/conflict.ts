import { differs, EDIT_FIELDS, type EditField, type EditForm } from './form.ts';

/** Whose value of a field stands. */
export type Side = 'mine' | 'theirs';

/** What two people made of one appointment, field by field. */
export interface EditConflict {
  /** Both changed them, to different values: somebody has to choose. */
  readonly disputed: readonly EditField[];
  /** Only the other person changed them: theirs stands. */
  readonly theirs: readonly EditField[];
}

/**
 * What an edit that came too late collides with (house plan: 'a conflict shows both versions').
 * @param base what this person started from
 * @param mine what they made of it
 * @param theirs what was saved meanwhile
 */
export function editConflict(base: EditForm, mine: EditForm, theirs: EditForm): EditConflict {
  const changed = EDIT_FIELDS.filter((field) => differs(field, base, theirs));
  return {
    disputed: changed.filter((field) => differs(field, base, mine) && differs(field, mine, theirs)),
    theirs: changed.filter((field) => !differs(field, base, mine)),
  };
}

/**
 * One form of the two: what only one of them changed is theirs, and each disputed field is whose it was chosen to be.
 * A field without a choice keeps what this person typed.
 */
export function mergeEdit(
  base: EditForm,
  mine: EditForm,
  theirs: EditForm,
  choices: Partial<Readonly<Record<EditField, Side>>>,
): EditForm {
  const taken = EDIT_FIELDS.filter(
    (field) => differs(field, base, mine) && (choices[field] ?? 'mine') === 'mine',
  );
  const kept = Object.fromEntries(taken.map((field) => [field, mine[field]]));
  return { ...theirs, ...(kept as Partial<EditForm>) };
}
