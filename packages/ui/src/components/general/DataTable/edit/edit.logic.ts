/** O que está errado em uma linha: textos por id de coluna, e o que está errado nela como um todo. */
export interface RowErrors<Draft> {
  /** O que está errado, por campo. */
  readonly fields?: { [Key in keyof Draft]?: string | undefined } | undefined;
  /** O que está errado na linha inteira. */
  readonly message?: string | undefined;
}

export const NO_ERRORS: RowErrors<never> = {};

/** The errors of a refusal without what is empty, or null when there are none. */
export function errorsOf<Draft>(refusal: RowErrors<Draft> | void | undefined): RowErrors<Draft> | null {
  const fields = Object.entries(refusal?.fields ?? {}).filter(
    ([, text]) => text !== undefined && text !== '',
  );
  const message = refusal?.message;
  if (fields.length === 0 && !message) return null;
  return {
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) as RowErrors<Draft>['fields'] } : {}),
    ...(message ? { message } : {}),
  };
}

const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** What is changed, by key. Typing something and taking it back is no change. */
export function changedKeys<Draft extends object>(
  first: Draft,
  now: Draft,
): readonly (keyof Draft & string)[] {
  const keys = new Set([...Object.keys(first), ...Object.keys(now)]) as Set<keyof Draft & string>;
  return [...keys].filter((key) => !sameValue(first[key], now[key]));
}

/** The same errors with this text, or none, at one field. */
export function withFault<Draft>(
  errors: RowErrors<Draft>,
  key: keyof Draft,
  text: string | undefined,
): RowErrors<Draft> {
  return errorsOf<Draft>({ ...errors, fields: { ...errors.fields, [key]: text } }) ?? NO_ERRORS;
}

/** What was refused of one cell stands in it, whatever the refusal names. */
export function inCell<Draft>(
  errors: RowErrors<Draft>,
  refused: RowErrors<Draft>,
  key: keyof Draft,
): RowErrors<Draft> {
  const own = { ...refused.fields };
  return withFault(
    { ...errors, fields: { ...errors.fields, ...own } },
    key,
    refused.fields?.[key] ?? refused.message ?? Object.values<string | undefined>(own)[0],
  );
}
