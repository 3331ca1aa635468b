import { newAvailableFaixas, type BestPlan } from '@apto/api-client';
import { now as serverNow, useApi } from '@apto/api-client/react';
import { stayText, type VisitDuration } from '@apto/domain/exames';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import { ASSISTENTE_NOTICE, DEFAULT_ERROR_TITLE } from '@apto/domain/messages';
import type { Periodo } from '@apto/domain/periodos';
import { rowsWithDate, rowsWithProvider, type DateBounds, type ReservaRow } from '@apto/domain/reserva';
import type { Now } from '@apto/domain/time';
import { Button, HoldCountdown, ScheduleGrid, Stack, type ScheduleGridProps } from '@apto/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { isSilent, messageFrom, notify, notifyError } from '../../notices/index.ts';
import type { WhyNotTakers } from '../why-not/useWhyNot.ts';
import { OtherClinic, type ReservaPlace } from './OtherClinic.tsx';
import { isSlotTaken } from './taken.ts';
import { useHold } from './useHold.ts';
import { PlanOffer } from '../plans/PlanOffer.tsx';
import { rowsWithPlan } from '../plans/rows.ts';
import { WhyNotPanel } from '../why-not/onDemand.tsx';

/** An employee whose exams are given days and times, and what decides which. */
export interface ReservaPerson {
  readonly id: number;
  readonly name: string;
  readonly pcd: boolean;
}

interface Props
  extends
    ReservaPlace,
    Pick<ScheduleGridProps, 'onHandOver' | 'onlyAttendantReason' | 'submitLabel' | 'onCancel'> {
  readonly person: ReservaPerson;
  readonly initialRows: readonly ReservaRow[];
  /** How long the exams at the clinic take. */
  readonly duration: VisitDuration | null;
  readonly periodo: Periodo;
  readonly range: DateBounds;
  readonly now: Now;
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  /** Another period or clinic for the whole request, where it may be changed here. */
  readonly onPeriodo?: WhyNotTakers['onPeriodo'];
  readonly onClinic?: WhyNotTakers['onClinic'];
  /** Its button is the page's main one. @default true */
  readonly isMain?: boolean;
  /** Somebody chose a day or a time. */
  readonly onChoose?: () => void;
  /** Books what was chosen. A rejection's message stays under the rows. */
  readonly onBook: (rows: readonly ReservaRow[]) => Promise<unknown>;
  /** At the end of the panel, such as the change of the period. */
  readonly children?: ReactNode;
}

/** The exams of one employee, slot by slot, each kept while the others are chosen (doc2 §2.8, §5). */
export function FuncionarioReserva(props: Props) {
  const { person, periodo, tipoExameId, feriados, ferias } = props;
  const api = useApi();
  const hold = useHold(person.id);
  const [rows, setRows] = useState<readonly ReservaRow[]>(props.initialRows);
  const latest = useRef(rows);

  const show = (next: readonly ReservaRow[]): void => {
    latest.current = next;
    setRows(next);
  };

  const keep = async (next: readonly ReservaRow[], changed: number): Promise<void> => {
    try {
      await hold.keep(next);
    } catch (error) {
      if (isSilent(error)) return;
      if (isSlotTaken(error)) notify(ASSISTENTE_NOTICE.faixaUnavailable());
      else notifyError(error, DEFAULT_ERROR_TITLE);
      // Nothing stays chosen that is not kept.
      if (latest.current === next) {
        const without = rowsWithDate(next, changed, null);
        show(without);
        // The person was told above; slots that this does not free, time does.
        void hold.keep(without).catch(() => undefined);
      }
    }
  };
  const change = (next: readonly ReservaRow[]): void => {
    const before = latest.current;
    const index = next.findIndex((row, i) => row !== before[i]);
    show(next);
    props.onChoose?.();
    void keep(next, Math.max(0, index));
  };

  const askSlots = useCallback<ScheduleGridProps['loadSlots']>(
    async (row, date, signal) => {
      if (!row.prestador) return [];
      try {
        return await api.invoke(
          newAvailableFaixas,
          {
            body: {
              prestadorId: row.prestador.id,
              funcionarioId: person.id,
              ambienteId: null,
              examesIds: row.procedimentos.map(({ id }) => id),
              dataInicial: date,
              dataFinal: date,
              periodo,
              isPCD: person.pcd,
              tipoExameId,
            },
          },
          { signal },
        );
      } catch (error) {
        if (!signal.aborted && !isSilent(error)) notify(ASSISTENTE_NOTICE.agendaFailed(messageFrom(error)));
        throw error;
      }
    },
    [api, periodo, person.id, person.pcd, tipoExameId],
  );
  // Of a slot that is gone at the last check `onSlotGone` speaks, and only it (doc2 §8).
  const loadSlots = useCallback<ScheduleGridProps['loadSlots']>(
    async (row, date, signal) => {
      const slots = await askSlots(row, date, signal);
      if (row.prestador && slots.length === 0) notify(ASSISTENTE_NOTICE.withoutHorarios());
      return slots;
    },
    [askSlots],
  );

  const take = (plan: BestPlan): void => {
    const [first] = plan.linhas;
    if (!first) return;
    if (plan.prestadorId === ownClinic?.id) change(rowsWithPlan(latest.current, plan));
    else {
      const { prestadorId: id, nomePrestador: clinicName, distanciaMetros } = plan;
      props.onClinic?.({ id, name: clinicName, distanciaMetros, data: first.faixa.data });
    }
  };
  const { min, max } = props.range;
  const ownClinic = rows.find(({ isServed }) => isServed)?.prestador ?? null;
  const exames = rows.flatMap(({ procedimentos }) => procedimentos.map(({ id }) => id));
  return (
    <Stack gap="x4">
      <ScheduleGrid
        employeeName={person.name}
        description={stayText(props.duration)}
        held={
          hold.expiresAt ? (
            <HoldCountdown
              expiresAt={hold.expiresAt}
              texts={hold.texts}
              now={() => Date.parse(serverNow().instant)}
            >
              <Button size="small" onPress={() => void keep(latest.current, 0)}>
                Manter os horários escolhidos
              </Button>
            </HoldCountdown>
          ) : null
        }
        isMain={props.isMain ?? true}
        rows={rows}
        onRowsChange={change}
        range={props.range}
        now={props.now}
        loadSlots={loadSlots}
        recheckSlots={askSlots}
        // Vacations are known of the request's own clinic; of another, its slots tell.
        rulesOf={(row) => ({ feriados, ferias: row.isServed ? ferias : [] })}
        providerFieldOf={(row, index, missing) => (
          <OtherClinic
            row={row}
            place={props}
            errorMessage={missing}
            onChoose={(chosen) => change(rowsWithProvider(latest.current, index, chosen))}
          />
        )}
        whyNotOf={(row, bounds, chooseDate) => {
          if (!row.prestador || row.data === null) return null;
          const isOwn = row.isServed;
          return (
            <WhyNotPanel
              request={{
                clienteId: props.clienteId,
                cidadeId: props.cidadeId,
                tipoExameId,
                prestadorId: row.prestador.id,
                examesIds: row.procedimentos.map(({ id }) => id),
                dataInicial: row.data,
                dataFinal: row.data,
                periodo,
                funcionarioId: person.id,
                primeiroDia: bounds.min ?? undefined,
                ultimoDia: bounds.max ?? undefined,
              }}
              onDay={chooseDate}
              onPeriodo={isOwn ? props.onPeriodo : undefined}
              onClinic={isOwn ? props.onClinic : undefined}
            />
          );
        }}
        onSchedule={async (chosen) => {
          await props.onBook(chosen);
          hold.settle();
        }}
        isSlotTaken={isSlotTaken}
        onSlotGone={() => notify(ASSISTENTE_NOTICE.faixaUnavailable())}
        onIncomplete={() => notify(ASSISTENTE_NOTICE.incompleteSchedule())}
        {...(props.onHandOver ? { onHandOver: props.onHandOver } : {})}
        {...(props.onCancel ? { onCancel: props.onCancel } : {})}
        {...(props.submitLabel === undefined ? {} : { submitLabel: props.submitLabel })}
        {...(props.onlyAttendantReason === undefined
          ? {}
          : { onlyAttendantReason: props.onlyAttendantReason })}
      >
        {ownClinic && min && max && exames.length > 1 ? (
          <PlanOffer
            name={person.name}
            request={{
              clienteId: props.clienteId,
              cidadeId: props.cidadeId,
              tipoExameId,
              prestadorId: ownClinic.id,
              funcionarioId: person.id,
              examesIds: exames,
              dataInicial: min,
              dataFinal: max,
              periodo,
              outrasClinicas: props.onClinic !== undefined,
            }}
            onTake={take}
          />
        ) : null}
      </ScheduleGrid>
      {props.children}
    </Stack>
  );
}
