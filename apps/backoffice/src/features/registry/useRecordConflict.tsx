import type { Side } from '@apto/domain/edit';
import {
  formatValue,
  keptOfMine,
  recordConflict,
  stateText,
  type Field,
  type Registry,
  type RegistryValues,
} from '@apto/domain/registry';
import { Button, Inline, toast } from '@apto/ui';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TwoVersions } from '../../shared/conflict/TwoVersions.tsx';
import type { RegistryRow } from './record.ts';
import type { RecordSave } from './useRecordSave.ts';

/** Kinds of fields whose value is another's name or a file: what was typed there has no words but the field's own. */
const NAMED_ELSEWHERE: readonly Field['type'][] = ['combo', 'file', 'secret', 'matrix'];
const NOTHING = 'Não informado';

const textOf = (field: Field, { values, labels }: Pick<RegistryRow, 'values' | 'labels'>): string =>
  (labels[field.name] ?? formatValue(field, values[field.name])) || NOTHING;

/** Whether what somebody else did to a record is to be seen in its form. */
export const isSeenChange = (registry: Registry, base: RegistryRow, theirs: RegistryRow): boolean => {
  const { disputed, theirs: others } = recordConflict(registry, base.values, base.values, theirs.values);
  return base.ativo !== theirs.ativo || disputed.length > 0 || others.length > 0;
};

interface Joining {
  /** For the record's frame; null while there is nothing to settle. */
  readonly conflict: { readonly panel: ReactNode; readonly onSettle: () => void } | null;
  readonly wasJoined: boolean;
}

/** Two people saved one record: both versions field by field, and one form of the two (issue 9). */
export function useRecordConflict(
  registry: Registry,
  { getValues, reset, setValue }: UseFormReturn<RegistryValues>,
  { base, theirs, settle, readAgain }: RecordSave<RegistryRow>,
): Joining {
  const [choices, setChoices] = useState<Readonly<Partial<Record<string, Side>>>>({});
  const [wasJoined, setWasJoined] = useState(false);
  if (!base || !theirs) return { conflict: null, wasJoined };
  const mine = getValues();
  const found = recordConflict(registry, base.values, mine, theirs.values);
  const switched =
    base.ativo === theirs.ativo ? [] : [{ label: 'Situação', text: stateText(registry, theirs) }];
  const onSettle = (): void => {
    const kept = keptOfMine(registry, base.values, getValues(), choices);
    reset(theirs.values);
    for (const [name, value] of Object.entries(kept)) setValue(name, value, { shouldDirty: true });
    setChoices({});
    setWasJoined(true);
    // What was refused before is not so any more.
    toast.dismiss();
    settle();
  };
  return {
    wasJoined,
    conflict: {
      onSettle,
      panel: (
        <TwoVersions
          label="Duas versões do registro"
          level={2}
          disputed={found.disputed.map((field) => ({
            name: field.name,
            label: field.label,
            mine: NAMED_ELSEWHERE.includes(field.type) ? null : textOf(field, { values: mine, labels: {} }),
            theirs: textOf(field, theirs),
          }))}
          theirs={[
            ...switched,
            ...found.theirs.map((field) => ({ label: field.label, text: textOf(field, theirs) })),
          ]}
          choices={choices}
          onChoose={(name, side) => setChoices({ ...choices, [name]: side })}
        >
          <Inline>
            <Button onPress={readAgain}>Descartar o que digitei</Button>
          </Inline>
        </TwoVersions>
      ),
    },
  };
}
