import { now as readNow, useNow } from '@apto/api-client/react';
import { nationalFeriadosBetween } from '@apto/domain/feriados';
import { statusTagData } from '@apto/domain/status';
import {
  Agenda,
  agendaRange,
  Inline,
  StatusIcon,
  Text,
  type AgendaBooking,
  type AgendaPlace,
} from '@apto/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RowDialogs } from '../../../shared/agendamentos/actions/RowDialogs.tsx';
import { useRowActions } from '../../../shared/agendamentos/actions/useRowActions.ts';
import { Counters } from '../../../shared/agendamentos/filters/Counters.tsx';
import { withPanel } from '../../../shared/agendamentos/filters/changes.ts';
import {
  readFilters,
  writeFilters,
  type ListFilters,
} from '../../../shared/agendamentos/filters/url-filters.ts';
import { ListPage } from '../../../shared/agendamentos/list/ListPage.tsx';
import { onDemand } from '../../../shared/lazy.tsx';
import { usePermissions } from '../../../shared/session/index.ts';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';
import { NewButton, OtherButtons } from '../list/NewButtons.tsx';
import ViewSwitch from '../ViewSwitch.tsx';
import { readCalendar, writeCalendar, type CalendarAddress } from './address.ts';
import { placeVerdict, toBooking } from './bookings.ts';
import { Legend } from './Legend.tsx';
import { MAX_ROWS, useCalendar } from './useCalendar.ts';

const OpenedDrawer = onDemand(() => import('./OpenedDrawer.tsx'));
const Reschedule = onDemand(() => import('./Reschedule.tsx'));

/** The hours that generic times allow (doc2 §5), on whole hours. */
const HOURS = { from: '06:00', to: '20:00', slot: 30 };
const TEXTS = {
  summary: (title: string, count: number): string =>
    count === 0
      ? `${title}: nenhum agendamento.`
      : `${title}: ${count === 1 ? '1 agendamento' : `${count.toLocaleString('pt-BR')} agendamentos`}.`,
};

/** A drop that waits for the dialog's answer. */
interface Asked {
  readonly id: number;
  readonly to: AgendaPlace;
  readonly settle: (refusal: string | null) => void;
}

/** The list over the days of the exam: the same filters, the same menu and details, and Reagendar by drag or by keyboard. */
export default function CalendarList({ scope }: { scope: string }) {
  const [query, setQuery] = useSearchParams();
  const isNarrow = useNarrowScreen();
  const permissions = usePermissions();
  const now = useNow();
  const text = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text]);
  const address = readCalendar(query, isNarrow ? 'day' : 'month');
  const { view } = address;
  const date = address.date ?? now.data;
  const show = (next: Partial<CalendarAddress>): void =>
    setQuery((current) =>
      writeCalendar(writeFilters(readFilters(current)), {
        ...readCalendar(current, isNarrow ? 'day' : 'month'),
        ...next,
      }),
    );
  const filter = (next: ListFilters): void => setQuery(writeCalendar(writeFilters(next), address));
  const calendar = useCalendar(filters, view, date, scope);
  const { rows, reload } = calendar;
  const actions = useRowActions(reload);
  const [opened, setOpened] = useState<AgendaBooking | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const bookings = useMemo(
    () =>
      rows.map((row) => ({
        ...toBooking(row, permissions, now),
        icon: <StatusIcon icon={statusTagData(row).icon} size={12} />,
      })),
    [rows, permissions, now],
  );
  const notes = useMemo(() => {
    const { start, end } = agendaRange('month', date);
    return Object.fromEntries(
      nationalFeriadosBetween(start, end).map(({ dataFeriado, nome: name }) => [dataFeriado, name]),
    );
  }, [date]);

  const settle = (refusal: string | null): void => {
    asked?.settle(refusal);
    setAsked(null);
  };

  return (
    <ListPage
      title="Agendamentos"
      screen="agendamentos"
      filters={filters}
      onFilter={filter}
      total={calendar.total}
      live={calendar.live}
      actions={<OtherButtons />}
      primary={<NewButton />}
      viewSwitch={<ViewSwitch />}
    >
      <Inline gap="x4">
        <Counters chosen={filters.panel} onChoose={(panel) => filter(withPanel(filters, panel))} />
        <Text size="s13" tone="muted">
          Só o que tem dia marcado; na tabela está tudo.
        </Text>
      </Inline>
      <Agenda
        label="Calendário de agendamentos"
        bookings={bookings}
        counts={calendar.counts}
        today={now.data}
        time={now.time}
        notes={notes}
        hours={HOURS}
        toolbar={
          calendar.isCut ? (
            <Text size="s13" tone="muted">{`Só os ${MAX_ROWS} primeiros de cada dia`}</Text>
          ) : null
        }
        texts={TEXTS}
        view={view}
        date={date}
        onViewChange={(next) => show({ view: next })}
        onDateChange={(next) => show({ date: next })}
        onOpenDay={(day) => show({ view: 'day', date: day })}
        onOpen={setOpened}
        canPlace={(booking, place) => placeVerdict(booking, place, HOURS.slot, readNow())}
        onMove={useCallback(
          (booking: AgendaBooking, _from: AgendaPlace, to: AgendaPlace) =>
            new Promise<void>((resolve, reject) => {
              setAsked({
                id: Number(booking.id),
                to,
                settle: (refusal) => (refusal === null ? resolve() : reject(new Error(refusal))),
              });
            }),
          [],
        )}
        isLoading={calendar.isLoading}
        error={
          calendar.error && {
            title: 'Problemas ao carregar informações!',
            description: calendar.error.message,
            requestId: calendar.error.requestId ?? undefined,
            onRetry: () => void reload(),
          }
        }
      />
      <Legend rows={rows} />
      {opened ? (
        <OpenedDrawer
          id={Number(opened.id)}
          name={opened.title}
          actions={actions}
          onClose={() => setOpened(null)}
          onFail={() => setOpened(null)}
        />
      ) : null}
      {asked ? (
        <Reschedule
          id={asked.id}
          to={asked.to}
          onDone={async () => {
            await reload();
            asked.settle(null);
          }}
          // After a success its promise is settled already: a second answer changes nothing.
          onClose={() => settle('Nada foi reagendado.')}
          onRefuse={settle}
          onFail={() => settle('Verifique sua conexão e tente novamente.')}
        />
      ) : null}
      <RowDialogs actions={actions} />
    </ListPage>
  );
}
