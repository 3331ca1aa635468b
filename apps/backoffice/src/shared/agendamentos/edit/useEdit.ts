import {
  ApiError,
  attachFile,
  editAgendamento,
  getAgendamento,
  type AgendamentoDetail,
} from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import {
  editConflict,
  editForm,
  editPayload,
  isEdited,
  mergeEdit,
  type EditConflict,
  type EditField,
  type EditForm,
  type Side,
} from '@apto/domain/edit';
import { EDIT_NOTICE } from '@apto/domain/messages';
import { toast } from '@apto/ui';
import { useState } from 'react';
import { isSilent, messageFrom, notify } from '../../notices/index.ts';
import type { PendingFile } from './useEditAttachment.ts';

/** What the form started from: its values, and the version that an edit goes against. */
interface Base {
  readonly form: EditForm;
  readonly version: number;
}

/** Somebody else saved first: what each of the two made of it. */
export interface OpenConflict {
  readonly fields: EditConflict;
  readonly mine: EditForm;
  readonly theirs: Base;
}

export interface FieldRefusal {
  readonly field: EditField;
  readonly message: string;
}

/** Where the form shows what the server says of a field of the payload. */
export const FIELD_OF: Readonly<Record<string, EditField>> = {
  dataSugestaoInicial: 'intervalo',
  dataSugestaoFinal: 'intervalo',
};

const baseOf = (detail: AgendamentoDetail): Base => ({ form: editForm(detail), version: detail.version });

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === 'VERSAO_DESATUALIZADA';

/** Saves 'Atualizar dados' against the version it began with, and settles what two people did at once (doc1 §2.4). */
export function useEdit(
  detail: AgendamentoDetail,
  { onSaved, onRefused }: { onSaved: () => void; onRefused: (refusals: readonly FieldRefusal[]) => void },
) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const [base, setBase] = useState<Base>(() => baseOf(detail));
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const refuse = (error: unknown): void => {
    if (isSilent(error)) return;
    notify(EDIT_NOTICE.updateFailed());
    setFailure(messageFrom(error));
    if (!(error instanceof ApiError)) return;
    onRefused(
      error.campos.map(({ campo: field, mensagem: message }) => ({
        field: FIELD_OF[field] ?? (field as EditField),
        message,
      })),
    );
  };

  /** Ties the file that was sent to the appointment. @throws ApiError */
  async function attach(file: PendingFile | null): Promise<void> {
    if (!file) return;
    const body = {
      origem: 'AGENDAMENTO' as const,
      origemId: detail.id,
      tipo: file.kind,
      path: file.path,
    };
    await api.invoke(attachFile, { body }, { idempotencyKey: attempt.keyFor(body) });
  }

  /** @throws ApiError */
  async function put(mine: EditForm, file: PendingFile | null, against: Base): Promise<void> {
    try {
      let warnings: readonly string[] = [];
      if (isEdited(against.form, mine)) {
        const body = { id: detail.id, ...editPayload(against.form, mine) };
        const saved = await api.invoke(editAgendamento, { body }, { ifMatch: against.version });
        warnings = saved.avisos;
        // Where the file fails, what was saved is not sent again.
        setBase(baseOf(saved));
      }
      await attach(file);
      // What was refused before is not so any more.
      toast.dismiss();
      notify(EDIT_NOTICE.recordUpdated(warnings));
      onSaved();
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = baseOf(await api.invoke(getAgendamento, { params: { id: detail.id } }));
      const found = editConflict(against.form, mine, theirs.form);
      // What else they did is in no field of this form.
      if (found.disputed.length === 0 && found.theirs.length === 0) return put(mine, file, theirs);
      notify(EDIT_NOTICE.updateFailed());
      setConflict({ fields: found, mine, theirs });
    }
  }

  return {
    base: base.form,
    conflict,
    failure,
    /** Never rejects: what went wrong is said, and the form stays as it is. */
    save: async (form: EditForm, file: PendingFile | null): Promise<void> => {
      setFailure(null);
      await put(form, file, base).catch(refuse);
    },
    /** The two versions as one, to look at and to save against theirs. */
    settle: (choices: Partial<Record<EditField, Side>>): EditForm => {
      if (!conflict) throw new Error('Não há versões a juntar.');
      const merged = mergeEdit(base.form, conflict.mine, conflict.theirs.form, choices);
      setBase(conflict.theirs);
      setConflict(null);
      return merged;
    },
    invalid: (): void => {
      notify(EDIT_NOTICE.updateFailed());
      setFailure(null);
    },
  };
}
