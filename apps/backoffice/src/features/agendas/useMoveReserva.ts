import { ApiError, moveReserva, reservasOnDay, type ReservaOnDay } from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import type { AgendaBooking, AgendaMoved, AgendaPlace } from '@apto/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bookingId } from './dayPlan.ts';

/** A drop that waits for its reason. */
export interface AskedMove {
  readonly booking: AgendaBooking;
  readonly from: AgendaPlace;
  readonly to: AgendaPlace;
  readonly confirm: (reason: string) => Promise<void>;
  readonly giveUp: (why: string) => void;
}

const UNDONE = 'Desfeito: volta ao lugar de antes.';
const STAYED = 'Nada foi movido.';

const roomTime = ({ date, start = '', resourceId }: AgendaPlace) => ({
  data: date,
  hora: start,
  ambienteId: Number(resourceId),
});

/** Moves what is booked at a clinic, by where and in which version it was seen; the way back is a move as well (docs/decisions/0131). */
export function useMoveReserva(prestadorId: number, reservas: readonly ReservaOnDay[]) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  // Who was picked up on one day may be let go on another, whose bookings are others.
  const known = useRef(new Map<string, ReservaOnDay>());
  useEffect(() => {
    for (const reserva of reservas) known.current.set(bookingId(reserva), reserva);
  }, [reservas]);
  const [asked, setAsked] = useState<AskedMove | null>(null);

  const send = async (
    id: number,
    version: number,
    [from, to]: readonly [AgendaPlace, AgendaPlace],
    reason: string,
  ): Promise<number> => {
    const body = { prestadorId, de: roomTime(from), para: roomTime(to), motivo: reason };
    try {
      const key = attempt.keyFor([id, version, body]);
      const moved = await api.invoke(
        moveReserva,
        { params: { id }, body },
        { ifMatch: version, idempotencyKey: key },
      );
      return moved.version;
    } catch (error) {
      attempt.restartIfRefused(error);
      // Somebody was here before: what they did is shown at once.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        await reload(reservasOnDay);
      throw error;
    }
  };

  const move = (booking: AgendaBooking, from: AgendaPlace, to: AgendaPlace): Promise<AgendaMoved> => {
    const { agendamentoId = null, version = null } = known.current.get(booking.id) ?? {};
    if (agendamentoId === null || version === null) return Promise.reject(new Error(STAYED));
    return new Promise((resolve, reject) => {
      setAsked({
        booking,
        from,
        to,
        confirm: async (reason) => {
          const next = await send(agendamentoId, version, [from, to], reason);
          await reload(reservasOnDay);
          setAsked(null);
          resolve({
            undo: async () => {
              await send(agendamentoId, next, [to, from], UNDONE);
              await reload(reservasOnDay);
            },
          });
        },
        giveUp: (why) => {
          setAsked(null);
          reject(new Error(why));
        },
      });
    });
  };

  const leave = useCallback(() => asked?.giveUp(STAYED), [asked]);
  return { asked, move, leave };
}
