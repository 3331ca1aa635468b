import type { AgendamentoDetail, ApiFaixa } from '@apto/api-client';
import { now as serverNow } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import type { ReservaRow } from '@apto/domain/reserva';
import { Button, HoldCountdown } from '@apto/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../notices/index.ts';
import { useHeldExames } from './useHeldExames.ts';
import { isSlotTaken } from './taken.ts';
import { useHold } from './useHold.ts';

interface Props {
  agendamento: Pick<AgendamentoDetail, 'id' | 'idFuncionario'>;
  prestadorId: number | null;
  /** The chosen slot; null: none, or one that the request has already. */
  faixa: ApiFaixa | null;
  /** Somebody else was faster. */
  onGone: () => void;
}

const keyOf = ({ data: day, horarioChegada, horarioSaida, ambienteId }: ApiFaixa): string =>
  [day, horarioChegada, horarioSaida, ambienteId].join(' ');

/**
 * Keeps the one slot that is being booked for whoever chooses it, as the wizard does, and frees it when the dialog is
 * left (issue 10 'Holds'). Whoever may not keep slots chooses as before: the booking tells whether it is free.
 */
export function SlotHold({ agendamento, prestadorId, faixa, onGone }: Props) {
  const { expiresAt, texts, keep } = useHold(agendamento.idFuncionario);
  const exames = useHeldExames(agendamento.id);
  const chosen = faixa === null || prestadorId === null ? null : `${prestadorId} ${keyOf(faixa)}`;

  /** How often the same slot was asked to be kept on. */
  const [renewals, setRenewals] = useState(0);

  const hold = useEffectEvent(async (isStillWanted: () => boolean) => {
    if (!exames) return;
    const row: ReservaRow = {
      id: 'slot',
      prestador: prestadorId === null ? null : { id: prestadorId, name: '' },
      procedimentos: exames,
      antecedencia: 0,
      isServed: true,
      data: faixa?.data ?? null,
      faixa,
      particular: false,
    };
    try {
      await keep([row]);
    } catch (error) {
      // Anything else the booking says in its own words.
      if (!isSlotTaken(error)) return;
      if (!isStillWanted()) return;
      notify(ASSISTENTE_NOTICE.faixaUnavailable());
      onGone();
    }
  });
  const isReady = exames !== null;
  useEffect(() => {
    // Whoever has left, or has chosen another, is not told of this one any more.
    let isWanted = true;
    if (isReady) void hold(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [chosen, isReady, renewals]);

  return expiresAt ? (
    <HoldCountdown expiresAt={expiresAt} texts={texts} now={() => Date.parse(serverNow().instant)}>
      <Button size="small" onPress={() => setRenewals(renewals + 1)}>
        Manter o horário escolhido
      </Button>
    </HoldCountdown>
  ) : null;
}
