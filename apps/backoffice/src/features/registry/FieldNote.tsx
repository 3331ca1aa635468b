import type { RegistryValue } from '@apto/domain/registry';
import type { ComponentType } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import type { FieldNoteProps, RegistryRow } from './record.ts';

type Note = ComponentType<FieldNoteProps & { onFail: () => void }>;

/** Switches whose saving reaches other people: what comes of it is said before. By registry and field. */
const NOTES: Readonly<Record<string, Readonly<Record<string, Note>>>> = {
  companies: { exigeSegundoFator: onDemand(() => import('./own/SecondFactorReach.tsx')) },
};

interface Props {
  readonly registry: string;
  readonly field: string;
  readonly value: RegistryValue;
  readonly record: RegistryRow | null;
}

const nothing = (): void => undefined;

/** Whether a field has a note at all, and so a line of its own. */
export const hasNote = (registry: string, field: string): boolean => NOTES[registry]?.[field] !== undefined;

/** The note of a switch that is not as it was saved. */
export function FieldNote({ registry, field, value, record }: Props) {
  const Note = NOTES[registry]?.[field];
  const isOn = value === true;
  if (!Note || isOn === (record?.values[field] === true)) return null;
  return <Note isOn={isOn} record={record} onFail={nothing} />;
}
