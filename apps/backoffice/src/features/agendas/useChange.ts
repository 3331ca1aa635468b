import {
  agendaBoard,
  ApiError,
  ERROR_CODE,
  reviewAgendaChange,
  saveAgendaChange,
  type AgendaChangeBody,
  type AgendaBoard,
  type LostReserva,
} from '@apto/api-client';
import { useApi, useReload } from '@apto/api-client/react';
import { useCallback, useRef, useState } from 'react';
import { isSilent, messageFrom, notify } from '../../shared/notices/index.ts';

/** A change whose effect waits for an answer. */
export interface Asked {
  readonly change: AgendaChangeBody;
  readonly lost: readonly LostReserva[];
}

export interface AgendaChanges {
  /**
   * Looks at what a change does to bookings; saves it at once when it leaves all of them their place, else once the person
   * has said so. Answers whether it was saved.
   */
  readonly ask: (change: AgendaChangeBody) => Promise<boolean>;
  /** The bookings that would lose their place, while the person decides. */
  readonly asked: Asked | null;
  /** Saves what was asked about. @throws ApiError */
  readonly confirm: () => Promise<void>;
  readonly giveUp: () => void;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** The failure is that somebody else saved first: whoever shows both versions says so better. */
  readonly isStale: boolean;
}

const DONE: Readonly<Record<AgendaChangeBody['tipo'], string>> = {
  GRADE: 'Grade salva',
  AGENDA: 'Agenda criada',
  HORARIOS: 'Horários de atendimento salvos',
  FECHAMENTO: 'Dia fechado',
  FERIAS: 'Férias cadastradas',
  SEM_FERIAS: 'Férias excluídas',
  AMBIENTE: 'Sala salva',
};

const isStaleVersion = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.codigo === ERROR_CODE.VERSAO_DESATUALIZADA;

/** Changes of one clinic's times: first their effect, then the answer, then the save (docs/decisions/0086). */
export function useAgendaChanges(
  board: AgendaBoard | undefined,
  onSave?: (saved: AgendaBoard, change: AgendaChangeBody) => void,
): AgendaChanges {
  const api = useApi();
  const reload = useReload();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string; readonly isStale: boolean } | null>(null);
  /** Tells whoever asked what became of it. */
  const decided = useRef<(isSaved: boolean) => void>(() => undefined);
  const id = board?.prestador.id ?? 0;
  const version = board?.version ?? 0;

  /** Somebody else saved first: the agenda is read anew. */
  const tellStale = useCallback(
    (error: ApiError) => {
      setFailure({ text: messageFrom(error), isStale: true });
      void reload(agendaBoard);
    },
    [reload],
  );

  const save = useCallback(
    async (change: AgendaChangeBody, lost: readonly LostReserva[]) => {
      const saved = await api.invoke(
        saveAgendaChange,
        { params: { id }, body: { change, afetados: lost.map((each) => each.id) } },
        { ifMatch: version },
      );
      setAsked(null);
      notify({ tone: 'success', title: DONE[change.tipo] });
      onSave?.(saved, change);
      await reload(agendaBoard);
    },
    [api, id, onSave, reload, version],
  );

  const ask = useCallback(
    async (change: AgendaChangeBody): Promise<boolean> => {
      setBusy(true);
      setFailure(null);
      try {
        const { afetados: lost } = await api.invoke(reviewAgendaChange, { params: { id }, body: { change } });
        if (lost.length > 0) {
          setAsked({ change, lost });
          setBusy(false);
          return await new Promise<boolean>((resolve) => {
            decided.current = resolve;
          });
        }
        await save(change, []);
        return true;
      } catch (error) {
        if (isStaleVersion(error)) tellStale(error);
        else if (!isSilent(error)) setFailure({ text: messageFrom(error), isStale: false });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [api, id, save, tellStale],
  );

  const confirm = useCallback(async () => {
    if (!asked) return;
    try {
      await save(asked.change, asked.lost);
      decided.current(true);
    } catch (error) {
      if (!isStaleVersion(error)) throw error;
      // What was asked about is another agenda by now: the screen shows it, and says so.
      setAsked(null);
      decided.current(false);
      tellStale(error);
    }
  }, [asked, save, tellStale]);

  const giveUp = useCallback(() => {
    setAsked(null);
    decided.current(false);
  }, []);

  return {
    ask,
    asked,
    confirm,
    giveUp,
    isBusy,
    failure: failure?.text ?? null,
    isStale: failure?.isStale ?? false,
  };
}
