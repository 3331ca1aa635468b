/** What a person does with a record that they have open. */
export const PRESENCE_MODES = ['VENDO', 'EDITANDO'] as const;
export type PresenceMode = (typeof PRESENCE_MODES)[number];

/** How often an open screen says that it still is, in ms. */
export const PRESENCE_BEAT_MS = 15_000;
/** How long what it said holds, in ms: one beat may be lost, a crashed tab is gone soon. */
export const PRESENCE_LIFE_MS = 40_000;

export interface Present {
  readonly name: string;
  readonly modo: PresenceMode;
}

/** What is open, as it is said of it. */
export interface PresenceSubject {
  readonly name: string;
  readonly open: string;
}
export const PRESENCE_SUBJECT = {
  AGENDAMENTO: { name: 'este agendamento', open: 'aberto' },
  AGENDA: { name: 'a agenda desta clínica', open: 'aberta' },
} satisfies Record<string, PresenceSubject>;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

/** 'Bruno está alterando este agendamento agora.'; who edits matters more than who looks. Null: nobody else is here. */
export function presenceText(
  others: readonly Present[],
  subject: PresenceSubject = PRESENCE_SUBJECT.AGENDAMENTO,
): string | null {
  const editing = others.filter(({ modo: mode }) => mode === 'EDITANDO').map(({ name }) => name);
  if (editing.length > 0)
    return `${listed(editing)} ${editing.length === 1 ? 'está' : 'estão'} alterando ${subject.name} agora.`;
  const names = others.map(({ name }) => name);
  if (names.length === 0) return null;
  return `${listed(names)} também ${names.length === 1 ? 'está' : 'estão'} com ${subject.name} ${subject.open}.`;
}
