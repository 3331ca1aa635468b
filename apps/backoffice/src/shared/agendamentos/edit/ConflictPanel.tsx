import { editLabel, editText, type EditField, type Side } from '@apto/domain/edit';
import { TwoVersions } from '../../conflict/TwoVersions.tsx';
import type { OpenConflict } from './useEdit.ts';

type Choices = Partial<Record<EditField, Side>>;

interface Props {
  conflict: OpenConflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** Both versions of an appointment that two people changed. */
export function ConflictPanel({ conflict, choices, onChoose }: Props) {
  const { mine, fields, theirs } = conflict;
  return (
    <TwoVersions
      label="Duas versões do agendamento"
      level={3}
      disputed={fields.disputed.map((name) => ({
        name,
        label: editLabel(name),
        mine: editText(name, mine),
        theirs: editText(name, theirs.form),
      }))}
      theirs={fields.theirs.map((name) => ({ label: editLabel(name), text: editText(name, theirs.form) }))}
      choices={choices}
      onChoose={(name, side) => onChoose({ ...choices, [name]: side })}
    />
  );
}
