import { presenceText, type PresenceMode } from '@apto/domain/presence';
import { InlineAlert } from '@apto/ui';
import { Users } from '@apto/ui/icons';
import { usePresence } from './usePresence.ts';

interface Props {
  id: number;
  /** What this screen does with the appointment. */
  mode: PresenceMode;
}

/** Who else has this appointment open, while they have; who edits it is said first. */
export function PresenceNote({ id, mode }: Props) {
  const others = usePresence(id, mode);
  const text = presenceText(others);
  if (text === null) return null;
  const isEdited = others.some((other) => other.modo === 'EDITANDO');
  return (
    <InlineAlert tone={isEdited ? 'warning' : 'info'} icon={<Users />} announce="polite">
      {text}
    </InlineAlert>
  );
}
