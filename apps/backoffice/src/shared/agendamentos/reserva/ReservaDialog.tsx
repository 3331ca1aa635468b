import { bookReservas, getPrestador, reservationOptions, type AgendamentoRow } from '@apto/api-client';
import { now, useApi, useCalendarFacts, useCall, useIdempotencyKey } from '@apto/api-client/react';
import { ASSISTENTE_MESSAGE, ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { PERIODO, type Periodo } from '@apto/domain/periodos';
import { addDays } from '@apto/domain/time';
import { Button, Dialog, ErrorState, InlineAlert, Loading } from '@apto/ui';
import { useEffect, useState } from 'react';
import { notify } from '../../notices/index.ts';
import { FuncionarioReserva } from './FuncionarioReserva.tsx';
import { itemsOf, rowsFrom } from './rows.ts';

interface Props {
  readonly row: AgendamentoRow;
  readonly onClose: () => void;
  /** The appointment is scheduled. */
  readonly onBook: () => void;
}

/** Days past the suggested range in which an exam with notice may come to lie: their holidays are asked for, too. */
const BEYOND_RANGE = 90;

/** For how long the dialog still waits once everything is there, in ms (doc2 §2.12). */
const PAUSE_AFTER_LOADING = 500;

/** What the dialog stands on, read together. */
function useReservaFacts(id: number) {
  const options = useCall(reservationOptions, { params: { id } });
  const { data } = options;
  const clinic = useCall(getPrestador, data ? { params: { id: data.prestador.id } } : null);
  const {
    feriados,
    ferias,
    isComplete,
    reads: calendar,
  } = useCalendarFacts({
    days: data
      ? { dataInicial: data.dataSugestaoInicial, dataFinal: addDays(data.dataSugestaoFinal, BEYOND_RANGE) }
      : null,
    cidadeId: data?.cidadeId ?? null,
    prestadorId: data?.prestador.id ?? null,
  });
  const reads = [options, clinic, ...calendar];
  return {
    options: data,
    openingHours: clinic.data?.openingHours ?? null,
    feriados,
    ferias,
    isReady: Boolean(data && clinic.data) && isComplete,
    error: reads.find((read) => read.error)?.error,
    retry: () => {
      for (const read of reads) if (read.error) void read.mutate();
    },
  };
}

/** 'Reserva de horários' of a row whose schedule waits to be confirmed (doc1 §2.1, doc2 §2.12). */
export default function ReservaDialog({ row, onClose, onBook }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const facts = useReservaFacts(row.id);
  const [isBooking, setBooking] = useState(false);
  const [moment] = useState(now);
  const { options } = facts;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!facts.isReady) return undefined;
    const clock = setTimeout(() => setSettled(true), PAUSE_AFTER_LOADING);
    return () => clearTimeout(clock);
  }, [facts.isReady]);
  const isShown = isSettled && facts.isReady && !facts.error;

  const book = async (body: ReturnType<typeof itemsOf>): Promise<void> => {
    setBooking(true);
    try {
      await api.invoke(
        bookReservas,
        { params: { id: row.id }, body },
        { idempotencyKey: attempt.keyFor(body) },
      );
    } catch (error) {
      attempt.restartIfRefused(error);
      throw error;
    } finally {
      setBooking(false);
    }
    notify(ASSISTENTE_NOTICE.horariosReserved());
    onBook();
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Reserva de horários"
      description={row.tipoExame.descricao}
      width="60vw"
      isBusy={isBooking}
      busyMessage={ASSISTENTE_MESSAGE.WAIT_FOR_RESERVA}
      isDismissable={false}
      // Once there is something to choose, its own buttons stand under it.
      {...(isShown
        ? {}
        : {
            footer: (
              <>
                <Button variant="quiet" onPress={onClose}>
                  Cancelar
                </Button>
                <Button variant="primary" isDisabled>
                  Confirmar
                </Button>
              </>
            ),
          })}
    >
      {facts.error ? (
        <ErrorState
          title="Não foi possível carregar a reserva"
          description={facts.error.message}
          requestId={facts.error.requestId ?? undefined}
          onRetry={facts.retry}
        />
      ) : !options || !isShown ? (
        <Loading isInline />
      ) : options.obstaculo ? (
        <InlineAlert tone="warning" action={<Button onPress={onClose}>Cancelar</Button>}>
          {options.obstaculo}
        </InlineAlert>
      ) : (
        <FuncionarioReserva
          clienteId={options.clienteId}
          cidadeId={options.cidadeId}
          tipoExameId={options.tipoExameId}
          person={{
            id: options.config.idFuncionario,
            name: options.config.nomeFuncionario,
            pcd: options.pcd,
          }}
          initialRows={rowsFrom(options.config, facts.openingHours)}
          duration={options.config.tempoPrevisto}
          periodo={(options.periodo ?? PERIODO.AMBOS) as Periodo}
          range={{ min: options.dataSugestaoInicial, max: options.dataSugestaoFinal }}
          now={moment}
          feriados={facts.feriados}
          ferias={facts.ferias}
          submitLabel="Confirmar"
          onCancel={onClose}
          onBook={(rows) => book(itemsOf(rows))}
        />
      )}
    </Dialog>
  );
}
