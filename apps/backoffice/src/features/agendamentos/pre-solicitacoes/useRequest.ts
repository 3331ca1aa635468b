import {
  listAgendamentos,
  panelCounters,
  requestPreSolicitacoes,
  type PreSolicitacaoRow,
} from '@apto/api-client';
import { now, useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { PRE_SOLICITACAO_NOTICE as NOTICE } from '@apto/domain/messages';
import { requestFailures } from '@apto/domain/pre-solicitacao';
import { useState } from 'react';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';

/** One that was not requested, and every reason. */
export interface Refused {
  readonly id: number;
  readonly name: string;
  readonly reasons: readonly string[];
}

/** What the server takes at once. */
const AT_ONCE = 100;

const failuresOf = (row: PreSolicitacaoRow): string[] =>
  requestFailures(
    {
      ...row,
      tipoExame: row.tipoExame.id,
      desabilitarQuestionarioRisco: row.cliente.desabilitarQuestionarioRisco,
    },
    now(),
  );

/**
 * Solicitar (doc1 §2.3, §4, §5): who passes every check is requested, each on its own; who does not says why in a toast
 * and, with every reason, above the table.
 */
export function useRequest() {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const [requesting, setRequesting] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  async function send(ready: readonly PreSolicitacaoRow[]): Promise<Refused[]> {
    const ids = ready.map(({ id }) => id);
    const found: Refused[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const body = ids.slice(from, from + AT_ONCE);
      const results = await api.invoke(
        requestPreSolicitacoes,
        { body },
        { idempotencyKey: attempt.keyFor(body) },
      );
      attempt.restart();
      for (const { id, nomeFuncionario, agendamento, motivos: reasons, message } of results) {
        const name = nomeFuncionario ?? ready.find((row) => row.id === id)?.nomeFuncionario ?? '';
        const [first] = reasons;
        if (agendamento) notify(NOTICE.requested(name, agendamento.avisos));
        else if (first) notify(NOTICE.requestRefused(name, first));
        // Of several at once it says of whom.
        else notify(NOTICE.requestFailed([name, message].filter(Boolean).join(': ')));
        if (!agendamento) found.push({ id, name, reasons: first ? reasons : [message ?? ''] });
      }
    }
    return found;
  }

  /** @returns those that stay; null when nobody was selected */
  async function request(rows: readonly PreSolicitacaoRow[]): Promise<readonly number[] | null> {
    if (rows.length === 0) {
      notify(NOTICE.nothingSelected());
      return null;
    }
    const checked = rows.map((row) => ({ row, reasons: failuresOf(row) }));
    const stopped = checked.flatMap(({ row, reasons }): Refused[] =>
      reasons.length > 0 ? [{ id: row.id, name: row.nomeFuncionario, reasons }] : [],
    );
    for (const { name, reasons } of stopped) notify(NOTICE.requestRefused(name, reasons[0] ?? ''));
    setRefused(stopped);
    const ready = checked.flatMap(({ row, reasons }) => (reasons.length > 0 ? [] : [row]));
    if (ready.length === 0) return rows.map(({ id }) => id);
    setRequesting(true);
    try {
      const all = [...stopped, ...(await send(ready))];
      setRefused(all);
      void reload(listAgendamentos, panelCounters);
      return all.map(({ id }) => id);
    } catch (error) {
      if (!isSilent(error)) notify(NOTICE.requestFailed(messageFrom(error)));
      attempt.restartIfRefused(error);
      return rows.map(({ id }) => id);
    } finally {
      setRequesting(false);
    }
  }

  return {
    requesting,
    refused,
    request,
    /** What was said of one that was changed or is gone holds no longer. */
    forget: (id: number) => setRefused((before) => before.filter((each) => each.id !== id)),
  };
}
