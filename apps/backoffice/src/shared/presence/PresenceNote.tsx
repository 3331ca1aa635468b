import { PRESENCE_SUBJECT, presenceText, type Present, type PresenceMode } from '@apto/domain/presence';
import { InlineAlert } from '@apto/ui';
import { Users } from '@apto/ui/icons';
import { useAgendaPresence, usePresence } from './usePresence.ts';

interface Props {
  id: number;
  /** What this screen does with it. */
  mode: PresenceMode;
}

/** Who else has this appointment open, while they have; who edits it is said first. */
export function PresenceNote({ id, mode }: Props) {
  const others = usePresence(id, mode);
  return <Others others={others} text={presenceText(others)} />;
}

/** Who else has the agenda of this clinic open; who draws it is said first. */
export function AgendaPresenceNote({ id, mode }: Props) {
  const others = useAgendaPresence(id, mode);
  return <Others others={others} text={presenceText(others, PRESENCE_SUBJECT.AGENDA)} />;
}

function Others({ others, text }: { others: readonly Present[]; text: string | null }) {
  if (text === null) return null;
  const isEdited = others.some((other) => other.modo === 'EDITANDO');
  return (
    <InlineAlert tone={isEdited ? 'warning' : 'info'} icon={<Users />} announce="polite">
      {text}
    </InlineAlert>
  );
}
