import { truncate } from '../text/index.ts';

/** What a provider's label needs; a part that is missing is left out with its separator. */
export interface LabelablePrestador {
  readonly code?: string | number | null;
  readonly name: string;
  readonly city?: { readonly cidade?: string | null; readonly estado?: string | null } | null;
}

/** Longest label in the provider dropdown, in characters (doc2 §9). */
export const DROPDOWN_LABEL_LIMIT = 40;
/** Longest label in the who-schedules options, in characters (doc2 §9). */
export const WHO_SCHEDULES_LABEL_LIMIT = 58;

const joinParts = (parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .map((p) => String(p ?? '').trim())
    .filter(Boolean)
    .join(' - ');

/** 'code - name | city - state' (doc2 §2.7). */
export function prestadorLabel({ code, name, city }: LabelablePrestador): string {
  const local = joinParts([city?.cidade, city?.estado]);
  const displayName = joinParts([code, name]);
  return local ? `${displayName} | ${local}` : displayName;
}

export interface TruncatedLabel {
  readonly text: string;
  /** The whole label, for the title and the accessible name. */
  readonly complete: string;
  readonly truncated: boolean;
}

/** The provider's label cut to `limite` characters, with the whole one kept (doc2 §2.7). */
export function truncatedLabel(
  prestador: LabelablePrestador,
  limit: number = DROPDOWN_LABEL_LIMIT,
): TruncatedLabel {
  const complete = prestadorLabel(prestador);
  const text = truncate(complete, limit);
  return { text, complete, truncated: text !== complete };
}
