import { useState } from 'react';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';

type Trigger<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'trigger' | 'formState'>;

/**
 * What stands in the fields of a form and is no value, as a date that does not exist: its value is empty, and a form that
 * takes it empty would be saved without what was written.
 */
export function useUnreadable() {
  const [problems] = useState(() => new Map<string, string>());
  const [isAny, setAny] = useState(false);
  const take = (name: string, problem: string | null): void => {
    if (problem === null) problems.delete(name);
    else problems.set(name, problem);
    setAny(problems.size > 0);
  };
  return {
    /** Whether something was written that the values do not tell of: a change as any other. */
    isAny,
    /** By field, for a form that judges itself; none: everything can be read. */
    all: (): ReadonlyMap<string, string> => problems,
    /** What a field says of what is written in it: for its `onProblem`. */
    take,
    /** The same of a field of react-hook-form: once it was sent, what is said of the field follows. */
    takeIn: <Values extends FieldValues>(
      { trigger, formState }: Trigger<Values>,
      name: Path<Values>,
      problem: string | null,
    ): void => {
      take(name, problem);
      if (formState.isSubmitted) void trigger(name);
    },
    /** Judges as `resolver` does, and refuses what cannot be read in the field's own words. */
    judged:
      <Values extends FieldValues, Context>(resolver: Resolver<Values, Context>): Resolver<Values, Context> =>
      async (...given) => {
        const found = await resolver(...given);
        if (problems.size === 0) return found;
        const said = Object.fromEntries(
          [...problems].map(([name, message]) => [name, { type: 'custom', message }]),
        );
        return { values: {}, errors: { ...found.errors, ...said } as FieldErrors<Values> };
      },
  };
}
