import {
  acceptOffer,
  ApiError,
  askToWait,
  leaveWait,
  myAutoagendamento,
  myWait,
  refuseOffer,
  type Answer,
} from '@apto/api-client';
import { useAction, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { useState } from 'react';

export type Wait = Answer<typeof myWait>;
export type Offered = NonNullable<Wait['oferta']>;

type Step = 'ASK' | 'LEAVE' | 'ACCEPT' | 'REFUSE';

/** While somebody waits with the page open, an offer shows itself without a reload. */
const LOOK_MS = 30_000;

/** Where the employee stands who would like an earlier time, and what they can do about it. */
export function useWait() {
  const reload = useReload();
  const { data, error, isValidating, mutate } = useCall(
    myWait,
    {},
    { refreshInterval: (latest) => (latest && latest.situacao !== 'LIVRE' ? LOOK_MS : 0) },
  );
  const asking = useAction(askToWait);
  const leaving = useAction(leaveWait);
  const accepting = useAction(acceptOffer);
  const refusing = useAction(refuseOffer);
  const attempt = useIdempotencyKey();
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** What was pressed, until the page shows what became of it. */
  const [under, setUnder] = useState<Step | null>(null);

  /** What is refused is told, and the page shows how things stand now. */
  async function act(name: Step, step: () => Promise<unknown>): Promise<boolean> {
    setFailure(null);
    setUnder(name);
    try {
      await step();
      await reload(myWait, myAutoagendamento);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      attempt.restartIfRefused(refusal);
      setFailure(refusal);
      if (refusal.status === 409) await reload(myWait, myAutoagendamento);
      return false;
    } finally {
      setUnder(null);
    }
  }
  const options = (content: unknown) => ({ idempotencyKey: attempt.keyFor(content) });

  return {
    wait: data ?? null,
    loadFailure: data ? null : (error ?? null),
    isLoading: isValidating,
    look: () => void mutate(),
    failure,
    isPending: under === 'ASK' || under === 'LEAVE',
    isAccepting: under === 'ACCEPT',
    isRefusing: under === 'REFUSE',
    ask: () => act('ASK', () => asking.trigger({ input: { body: {} }, options: options('esperar') })),
    leave: () => act('LEAVE', () => leaving.trigger({ input: {} })),
    accept: ({ id }: Offered) =>
      act('ACCEPT', () =>
        accepting.trigger({ input: { body: { oferta: id } }, options: options(['aceitar', id]) }),
      ),
    refuse: ({ id }: Offered) =>
      act('REFUSE', () =>
        refusing.trigger({ input: { body: { oferta: id } }, options: options(['recusar', id]) }),
      ),
  };
}
