import { ApiError, listRegistry, registryOptions, type CallOptions } from '@apto/api-client';
import { useIdempotencyKey, useReload } from '@apto/api-client/react';
import { REGISTRY_NOTICE, type Registry } from '@apto/domain/registry';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFaults } from '../../shared/form/index.ts';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import { listAddress, recordAddress } from './addresses.ts';
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
  /** Null: a new one. */
  readonly record: Record | null;
  readonly change: (record: Record, values: Values, options: CallOptions) => Promise<Record>;
  readonly create: (values: Values, options: CallOptions) => Promise<Saved>;
  /** The record as it is now; undefined: to be read again. */
  readonly onReload: (record?: Record) => void;
}

/** How a record's form is saved and left. */
export interface RecordSave {
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
  record,
  change,
  create,
  onReload,
}: Options<Values, Record>): RecordSave {
  const navigate = useNavigate();
  const reload = useReload();
  const idempotency = useIdempotencyKey();
  const [isStale, setStale] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { markSaved, question } = useUnsaved(formState.isDirty);

  const store = async (values: Values, goesBack: boolean): Promise<void> => {
    const changed = record ? await change(record, values, { ifMatch: record.version }) : null;
    const { id } = changed ?? (await create(values, { idempotencyKey: idempotency.keyFor(values) }));
    notify(REGISTRY_NOTICE.saved());
    markSaved();
    void reload(listRegistry, registryOptions);
    if (goesBack) await navigate(listAddress(registry.name));
    else if (changed) onReload(changed);
    else await navigate(recordAddress(registry.name, id), { replace: true });
  };

  const save = (goesBack: boolean) =>
    handleSubmit(async (values) => {
      setStale(false);
      setFailure(null);
      try {
        await store(values, goesBack);
      } catch (error) {
        idempotency.restartIfRefused(error);
        const { rest } = showFaults(error, fields, setError);
        if (rest.length > 0) setFailure(rest.join(' '));
        if (error instanceof ApiError && error.codigo === 'VERSAO_DESATUALIZADA') setStale(true);
        notify(REGISTRY_NOTICE.saveFailed(messageFrom(error)));
      }
    })();

  return {
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
      void navigate(listAddress(registry.name), { replace: true });
    },
    readAgain: () => onReload(),
    question,
  };
}
