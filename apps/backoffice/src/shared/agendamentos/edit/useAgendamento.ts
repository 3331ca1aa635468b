import { getAgendamento, type AgendamentoDetail } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { useEffect, useState } from 'react';
import { isSilent } from '../../notices/index.ts';

interface Read {
  readonly round: number;
  readonly detail?: AgendamentoDetail;
  readonly error?: Error;
}

/**
 * The appointment as it is when its form opens. Never a copy that was kept: an edit goes against the version that it
 * began with, and an old one would meet a conflict that nobody made.
 */
export function useAgendamento(id: number) {
  const api = useApi();
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<Read>({ round: -1 });
  useEffect(() => {
    const controller = new AbortController();
    api.invoke(getAgendamento, { params: { id } }, { signal: controller.signal }).then(
      (detail) => setRead({ round, detail }),
      (error: Error) => {
        if (!controller.signal.aborted && !isSilent(error)) setRead({ round, error });
      },
    );
    return () => controller.abort();
  }, [api, id, round]);
  const current = read.round === round ? read : null;
  return {
    detail: current?.detail ?? null,
    error: current?.error ?? null,
    retry: () => setRound((n) => n + 1),
  };
}
