import { ApiError, listRegistry, registryOptions, type CallOptions } from '@apto/api-client';
import { useIdempotencyKey, useReload } from '@apto/api-client/react';
import { REGISTRY_NOTICE, type Registry } from '@apto/domain/registry';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFaults } from '../../shared/form/index.ts';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import { listAddress, recordAddress } from './addresses.ts';
import { useListWay } from './listWay.ts';
import { useUnsaved } from '../../shared/useUnsaved.tsx';

interface Saved {
  readonly id: number;
  readonly version: number;
}

interface Options<Values extends FieldValues, Record extends Saved> {
  readonly registry: Registry;
  readonly form: UseFormReturn<Values>;
  /** The fields that the form shows now, of which the server may say something. */
  readonly fields: readonly Path<Values>[];
  /** Something stands in a field that its value does not tell of. */
  readonly isUnreadable?: boolean;
  /** Null: a new one. */
  readonly record: Record | null;
  readonly change: (record: Record, values: Values, options: CallOptions) => Promise<Record>;
  readonly create: (values: Values, options: CallOptions) => Promise<Saved>;
  /** The record as it is now; undefined: to be read again. */
  readonly onReload: (record?: Record) => void;
  /** How both versions are put beside each other where somebody else saved first; without it the person reads again. */
  readonly conflict?: {
    readonly read: (record: Record) => Promise<Record>;
    /** Whether what they did is to be seen in this form. */
    readonly isSeen: (base: Record, theirs: Record) => boolean;
  };
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === 'VERSAO_DESATUALIZADA';

/** How a record's form is saved and left. */
export interface RecordSave<Record = Saved> {
  /** What the form started from: the record as it was opened, or the other's version once the two were joined. */
  readonly base: Record | null;
  /** What somebody else saved meanwhile, while it is to be settled. */
  readonly theirs: Record | null;
  /** The two versions are one: what is saved now goes against theirs. */
  readonly settle: () => void;
  readonly save: (goesBack: boolean) => void;
  readonly isSaving: boolean;
  /** What the server refused of something that the form does not show. */
  readonly failure: string | null;
  /** Somebody else saved the record first. */
  readonly isStale: boolean;
  /** The record was changed by something else than this form: it is read again, and nothing typed is asked for. */
  readonly discard: () => void;
  /** The record is gone: back to the list, and nothing typed is asked for. */
  readonly leave: () => void;
  readonly readAgain: () => void;
  /** Asks before what was typed is lost. */
  readonly question: ReactNode;
}

/**
 * Saves a record of any registry: notice, list read again, back to it or on with the record; a refusal keeps what was
 * typed, with the server's words at their fields (doc3 §2.9, §8.3).
 */
export function useRecordSave<Values extends FieldValues, Record extends Saved>({
  registry,
  form: { handleSubmit, setError, formState },
  fields,
  isUnreadable = false,
  record,
  change,
  create,
  onReload,
  conflict,
}: Options<Values, Record>): RecordSave<Record> {
  const navigate = useNavigate();
  const list = useListWay(registry.name);
  const reload = useReload();
  const idempotency = useIdempotencyKey();
  const [isStale, setStale] = useState(false);
  const [settled, setSettled] = useState<Record | null>(null);
  const [theirs, setTheirs] = useState<Record | null>(null);
  const base = settled ?? record;
  const [failure, setFailure] = useState<string | null>(null);
  const { markSaved, question } = useUnsaved(formState.isDirty || isUnreadable);

  const store = async (values: Values, goesBack: boolean, against: Record | null): Promise<void> => {
    const changed = against ? await change(against, values, { ifMatch: against.version }) : null;
    const { id } = changed ?? (await create(values, { idempotencyKey: idempotency.keyFor(values) }));
    notify(REGISTRY_NOTICE.saved());
    markSaved();
    void reload(listRegistry, registryOptions);
    // A new one may be none of those that the list was narrowed to.
    if (goesBack) await navigate(changed ? list : listAddress(registry.name));
    else if (changed) onReload(changed);
    else await navigate(recordAddress(registry.name, id), { replace: true });
  };

  /** Where what the other did is in no field of this form, nobody has to choose anything. @throws ApiError */
  const storeAfter = async (values: Values, goesBack: boolean, error: unknown): Promise<void> => {
    if (!conflict || !base || !isOvertaken(error)) throw error;
    // What cannot be read now is read by the person.
    const now = await conflict.read(base).catch(() => null);
    if (!now) throw error;
    if (!conflict.isSeen(base, now)) return store(values, goesBack, now);
    setTheirs(now);
    throw error;
  };

  const save = (goesBack: boolean) =>
    handleSubmit(async (values) => {
      setStale(false);
      setFailure(null);
      try {
        await store(values, goesBack, base).catch((error: unknown) => storeAfter(values, goesBack, error));
      } catch (error) {
        idempotency.restartIfRefused(error);
        const { rest } = showFaults(error, fields, setError);
        if (rest.length > 0) setFailure(rest.join(' '));
        if (isOvertaken(error)) setStale(true);
        notify(REGISTRY_NOTICE.saveFailed(messageFrom(error)));
      }
    })();

  return {
    base,
    theirs,
    settle: () => {
      setSettled(theirs);
      setTheirs(null);
      setStale(false);
      setFailure(null);
    },
    save: (goesBack) => void save(goesBack),
    isSaving: formState.isSubmitting,
    failure,
    isStale,
    discard: () => {
      markSaved();
      onReload();
    },
    leave: () => {
      markSaved();
      void reload(listRegistry, registryOptions);
      void navigate(list, { replace: true });
    },
    readAgain: () => onReload(),
    question,
  };
}
