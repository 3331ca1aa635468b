import { matches, groups, type Clinic } from '../data.ts';

/** One line of a virtual list: a group's heading or a clinic. */
export type Row = { title: string } | { clinic: Clinic };

export const HEIGHT = 52;

/** Headings and clinics that match, in one run; a group without a match has no heading. */
export function toRows(search: string): readonly Row[] {
  return groups.flatMap(({ label, items }): Row[] => {
    const hits = search === '' ? items : items.filter((clinic) => matches(clinic, search));
    return hits.length === 0 ? [] : [{ title: label }, ...hits.map((clinic) => ({ clinic }))];
  });
}
