import type { ComponentType } from 'react';
import { onDemand } from '../../shared/lazy.tsx';

interface PartProps {
  id: number;
  onMoved: () => void;
}
type Part = ComponentType<PartProps & { onFail: () => void }>;

/** What a record holds beside its fields and saves by itself, by registry. */
const PARTS: Readonly<Record<string, Part>> = {
  companies: onDemand<PartProps>(() => import('./own/CompanyKey.tsx')),
  employee: onDemand(() => import('./own/FunctionChanges.tsx')),
};

interface Props {
  readonly registry: string;
  readonly id: number;
  /** The record was changed by it. */
  readonly onChange: () => void;
}

const nothing = (): void => undefined;

/** The part of a registry's records that is saved by itself, or nothing. */
export function RecordParts({ registry, id, onChange }: Props) {
  const Part = PARTS[registry];
  return Part ? <Part id={id} onMoved={onChange} onFail={nothing} /> : null;
}
