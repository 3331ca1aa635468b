import type { Side } from '@apto/domain/edit';
import {
  keptVersion,
  stateText,
  undecided,
  versionConflict,
  type Registry,
  type VersionPart,
} from '@apto/domain/registry';
import { Button, Inline, toast, useFirstFault } from '@apto/ui';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TwoVersions } from '../../shared/conflict/TwoVersions.tsx';
import type { RecordSave } from './useRecordSave.ts';

interface Versioned {
  readonly id: number;
  readonly version: number;
  readonly ativo: boolean;
}

/** A part of a record's form, with the words of both versions of it. */
export interface ShownPart<Values, Saved> extends VersionPart {
  readonly label: string;
  /** Null: what is kept has no words but its field's own. */
  readonly mine: (values: Values, base: Saved) => string | null;
  readonly theirs: (theirs: Saved, base: Saved) => string;
}

/** How a record is read as its form, and what of it two people may have changed. */
export interface Versions<Values, Saved> {
  readonly valuesOf: (record: Saved) => Values;
  readonly parts: readonly ShownPart<Values, Saved>[];
}

/** Whether what somebody else did to a record is to be seen in its form. */
export function isSeenChange<Values extends FieldValues, Saved extends Versioned>(
  { valuesOf, parts }: Versions<Values, Saved>,
  base: Saved,
  theirs: Saved,
): boolean {
  const before = valuesOf(base);
  const { disputed, theirs: others } = versionConflict(parts, before, before, valuesOf(theirs));
  return base.ativo !== theirs.ativo || disputed.length > 0 || others.length > 0;
}

interface Joining {
  /** For the record's frame; null while there is nothing to settle. */
  readonly conflict: { readonly panel: ReactNode; readonly onSettle: () => void } | null;
  readonly wasJoined: boolean;
}

/** Two people saved one record: both versions field by field, and one form of the two (issue 9). */
export function useVersionConflict<Values extends FieldValues, Saved extends Versioned>(
  registry: Registry,
  { valuesOf, parts }: Versions<Values, Saved>,
  { getValues, reset, setValue }: UseFormReturn<Values>,
  { base, theirs, settle, readAgain }: RecordSave<Saved>,
): Joining {
  const [choices, setChoices] = useState<Readonly<Partial<Record<string, Side>>>>({});
  const [isAsked, setAsked] = useState(false);
  const [wasJoined, setWasJoined] = useState(false);
  const { within, show } = useFirstFault();
  if (!base || !theirs) return { conflict: null, wasJoined };
  const mine = getValues();
  const before = valuesOf(base);
  const after = valuesOf(theirs);
  const found = versionConflict(parts, before, mine, after);
  const open = undecided(found, choices);
  const switched =
    base.ativo === theirs.ativo
      ? []
      : [
          {
            label: 'Situação',
            text: stateText(registry, { ativo: theirs.ativo, values: after }),
          },
        ];
  const onSettle = (): void => {
    if (open.length > 0) {
      setAsked(true);
      show();
      return;
    }
    const kept = keptVersion(parts, before, getValues(), choices);
    reset(after);
    for (const [name, value] of Object.entries(kept))
      setValue(name as Path<Values>, value as never, { shouldDirty: true });
    setChoices({});
    setAsked(false);
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
        <div ref={within}>
          <TwoVersions
            label="Duas versões do registro"
            level={2}
            disputed={found.disputed.map((part) => ({
              name: part.name,
              label: part.label,
              mine: part.mine(mine, base),
              theirs: part.theirs(theirs, base),
              isRight: part.isRight === true,
              isMissing: isAsked && open.includes(part),
            }))}
            theirs={[
              ...switched,
              ...found.theirs.map((part) => ({ label: part.label, text: part.theirs(theirs, base) })),
            ]}
            choices={choices}
            onChoose={(name, side) => setChoices({ ...choices, [name]: side })}
          >
            <Inline>
              <Button onPress={readAgain}>Descartar o que digitei</Button>
            </Inline>
          </TwoVersions>
        </div>
      ),
    },
  };
}
