import {
  createAgendamentos,
  draftKey,
  listAgendamentos,
  panelCounters,
  type ReservaItem,
} from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { useStore } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import type { BookingProgress } from '../../../shared/agendamentos/reserva/ReservaWait.tsx';
import { isSilent, notify } from '../../../shared/notices/index.ts';
import { draftAtom, pedidoAtom } from '../pedido/pedido.ts';
import { agendamentosBody } from '../submission/body.ts';
import { useFinish } from '../submission/useFinish.ts';
import { obstacleOf } from './useReservaConfigs.ts';

export interface Scheduling {
  /** What is being saved now; null: nothing is. */
  readonly progress: BookingProgress | null;
  /** Saves one employee's appointment with its slots, both or none (decision 49). @throws ApiError */
  readonly schedule: (idFuncionario: number, reservas: ReservaItem[]) => Promise<void>;
  /** Saves one employee's appointment for an attendant to go on with. @throws ApiError */
  readonly handOver: (idFuncionario: number) => Promise<void>;
}

/**
 * Saving of the schedule step (doc2 §4): employee by employee, each of whom then leaves the request; with the last one
 * the wizard is done.
 */
export function useScheduling(): Scheduling {
  const api = useApi();
  const store = useStore();
  const reload = useReload();
  const finish = useFinish();
  const made = useRef<number[]>([]);
  const [progress, setProgress] = useState<BookingProgress | null>(null);
  const saved = useRef(0);

  const save = useCallback(
    async (idFuncionario: number, changes: { reservas?: ReservaItem[]; direcionarParaAtendente?: true }) => {
      const { id: draftId, state } = store.get(draftAtom);
      const index = state.funcionarios.findIndex(({ id }) => id === idFuncionario);
      const funcionario = state.funcionarios[index];
      const payload = agendamentosBody(state)[index];
      if (!funcionario || !payload) return;
      const note = changes.direcionarParaAtendente ? obstacleOf(funcionario)?.note : null;
      const words = [payload.observacao, note].filter(Boolean).join('\n') || null;
      const body = [{ ...payload, ...changes, observacao: words }];
      const response = await api.invoke(
        createAgendamentos,
        { body },
        { idempotencyKey: draftKey(draftId, body) },
      );
      saved.current++;
      made.current.push(...[response].flat().map(({ id }) => id));
      const warnings = [response].flat().flatMap((each) => each.avisos);
      notify(ASSISTENTE_NOTICE.agendamentoSaved(funcionario.name, warnings));
      void Promise.all([reload(listAgendamentos), reload(panelCounters)]);
      if (state.funcionarios.length === 1) await finish(made.current);
      else store.set(pedidoAtom, { type: 'FUNCIONARIO_REMOVED', id: idFuncionario });
    },
    [api, finish, reload, store],
  );

  const schedule = useCallback(
    async (idFuncionario: number, reservas: ReservaItem[]) => {
      const { funcionarios } = store.get(pedidoAtom);
      const name = funcionarios.find(({ id }) => id === idFuncionario)?.name ?? '';
      setProgress({ name, done: saved.current, total: saved.current + funcionarios.length });
      try {
        await save(idFuncionario, { reservas });
      } finally {
        setProgress(null);
      }
    },
    [save, store],
  );
  const handOver = useCallback(
    async (idFuncionario: number) => {
      try {
        await save(idFuncionario, { direcionarParaAtendente: true });
      } catch (error) {
        // The question says it too, and stays open for another try.
        if (!isSilent(error)) notify(ASSISTENTE_NOTICE.routingFailed());
        throw error;
      }
    },
    [save],
  );
  return { progress, schedule, handOver };
}
