import { agendaBoard, type AgendaBoard } from '@apto/api-client';
import { useCall, useNow } from '@apto/api-client/react';
import { copiedToWorkdays, gradeFailures, overlapping } from '@apto/domain/agendas';
import { addDays, weekdayName, weekdayOf } from '@apto/domain/time';
import {
  Agenda,
  Button,
  Card,
  DatePicker,
  DescriptionList,
  ErrorState,
  Grid,
  Inline,
  InlineAlert,
  MultiSelect,
  NumberField,
  Skeleton,
  Stack,
  type AgendaBooking,
  type AgendaPlace,
} from '@apto/ui';
import { useMemo, useState } from 'react';
import { AgendaPresenceNote } from '../../shared/presence/PresenceNote.tsx';
import { useUnsaved } from '../../shared/useUnsaved.tsx';
import { AGENDA_LIST, clinicAgendaRoute } from './addresses.ts';
import { Exceptions } from './Exceptions.tsx';
import {
  asBookings,
  draftOf,
  emptyDayText,
  places,
  weekSlots,
  weekStart,
  windowAt,
  type AgendaRecord,
  type Draft,
} from './grade.ts';
import LostDialog from './LostDialog.tsx';
import { PeriodoDialog } from './PeriodoDialog.tsx';
import { useAgendaChanges } from './useChange.ts';
import { useDrawnGrade } from './useDrawnGrade.ts';
import { GradeConflict } from './GradeConflict.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

const HOURS = { from: '06:00', to: '20:00', slot: 30 };
const VIEWS = ['week', 'day'] as const;
const TEXTS = { drawing: 'Novo período', summary: (title: string): string => `Grade de ${title}.` };
const OVERLAP = 'Já há um período neste horário.';

/** The week of one agenda, drawn by mouse or keyboard, with the slots that it makes before it is saved (doc3 agenda/{id}/grade). */
export function GradePage({ agendaId }: { agendaId: number }) {
  const { data, error, isLoading, mutate } = useCall(agendaBoard, { query: { agendaId } });
  // What this person has just saved is newer than what was read until it is read again.
  const [own, setOwn] = useState<AgendaBoard | null>(null);
  const board = data && own && own.version > data.version ? own : data;
  const agenda = board?.agendas.find(({ id }) => id === agendaId);
  if (board && agenda) return <GradeEditor key={agendaId} board={board} agenda={agenda} onSave={setOwn} />;
  return (
    <TrailPage title="Grade" breadcrumbs={[{ label: 'Agendas', href: AGENDA_LIST }, { label: 'Grade' }]}>
      {error && !isLoading ? (
        <ErrorState
          title="Não foi possível abrir a grade."
          description={error.message}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : (
        <output aria-label="Carregando a grade" aria-busy>
          <Skeleton shape="block" height={480} />
        </output>
      )}
    </TrailPage>
  );
}

function GradeEditor({
  board,
  agenda,
  onSave,
}: {
  board: AgendaBoard;
  agenda: AgendaRecord;
  onSave: (board: AgendaBoard) => void;
}) {
  const now = useNow();
  const { draft, setDraft, isChanged, conflict, settle, takenOver, start } = useDrawnGrade(agenda);
  const [date, setDate] = useState(now.data);
  const [minutes, setMinutes] = useState(30);
  const [vagas, setVagas] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const week = weekStart(date);
  const { periodos } = draft;
  const bookings = useMemo(() => asBookings(periodos, week), [periodos, week]);
  const slots = useMemo(() => weekSlots(board, agenda, draft, week, now), [board, agenda, draft, week, now]);
  const { question, markSaved } = useUnsaved(isChanged);
  const changes = useAgendaChanges(board, (saved) => {
    markSaved();
    onSave(saved);
    const mine = saved.agendas.find(({ id }) => id === agenda.id);
    if (mine) start(draftOf(mine));
  });
  const failures = gradeFailures(draft);
  const blocked = conflict
    ? 'Escolha antes qual das duas versões fica.'
    : isChanged
      ? failures[0]
      : 'Nada foi mudado.';
  const room = board.ambientes.find(({ id }) => id === agenda.ambienteId)?.name ?? '';
  const notes = useMemo(
    () => Object.fromEntries(draft.exceptions.filter((e) => !e.atende).map(({ data }) => [data, 'Exceção'])),
    [draft.exceptions],
  );
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });

  const draw = (place: AgendaPlace): void => {
    const window = windowAt(place);
    if (!window) return;
    const isTaken = overlapping(periodos, window, null) !== undefined;
    setRefusal(isTaken ? OVERLAP : null);
    if (!isTaken) change({ periodos: [...periodos, { ...window, duracaoMinutos: minutes, vagas }] });
  };
  const move = (booking: AgendaBooking, from: AgendaPlace, to: AgendaPlace) => {
    const index = Number(booking.id);
    const put = (place: AgendaPlace): void => {
      const window = windowAt(place);
      if (window)
        setDraft((current) => ({
          ...current,
          periodos: current.periodos.map((each, at) => (at === index ? { ...each, ...window } : each)),
        }));
    };
    put(to);
    return { undo: () => put(from) };
  };

  return (
    <TrailPage
      title={`Grade de ${room}`}
      breadcrumbs={[
        { label: 'Agendas', href: AGENDA_LIST },
        { label: board.prestador.name, href: clinicAgendaRoute(board.prestador.id) },
        { label: room },
      ]}
      purpose="Desenhe a semana: arraste sobre as horas vazias (no toque, mantenha o dedo antes), ou tecle Enter em um horário."
      actions={
        <Inline gap="x3">
          {isChanged ? <Button onPress={() => start(draftOf(agenda))}>Descartar</Button> : null}
          <Button
            variant="primary"
            disabledReason={blocked}
            isPending={changes.isBusy}
            onPress={() => void changes.ask({ tipo: 'GRADE', agendaId: agenda.id, ...draft })}
          >
            Salvar grade
          </Button>
        </Inline>
      }
    >
      <Stack gap="x4">
        <AgendaPresenceNote id={board.prestador.id} mode={isChanged ? 'EDITANDO' : 'VENDO'} />
        {[refusal, changes.failure, ...failures].map((text) =>
          text ? (
            <InlineAlert key={text} tone="danger" announce="assertive">
              {text}
            </InlineAlert>
          ) : null,
        )}
        {takenOver === null ? null : (
          <InlineAlert tone="info" announce="polite" title="Outra pessoa também salvou esta grade">
            {`Vocês mudaram partes diferentes e nada se perde. Dela: ${takenOver}.`}
          </InlineAlert>
        )}
        {conflict ? (
          <GradeConflict
            mine={draft}
            theirs={draftOf(agenda)}
            versions={conflict}
            exameName={(id) => board.procedimentos.find((each) => each.id === id)?.name ?? String(id)}
            onSettle={settle}
          />
        ) : null}
        <Grid hasAside gap="x6">
          <Agenda
            label={`Grade de ${room}`}
            bookings={bookings}
            today={now.data}
            time={now.time}
            views={VIEWS}
            date={date}
            onDateChange={setDate}
            hours={HOURS}
            notes={notes}
            texts={TEXTS}
            onDraw={draw}
            onOpen={(booking) => setOpened(Number(booking.id))}
            canPlace={(booking, place) => {
              const window = windowAt(place);
              return window && overlapping(periodos, window, Number(booking.id))
                ? { ok: false, reason: OVERLAP }
                : { ok: true };
            }}
            onMove={move}
          />
          <Stack gap="x5">
            <Card title="Novos períodos" level={2}>
              <Stack gap="x4">
                <NumberField
                  label="Duração de cada horário"
                  after="min"
                  minValue={5}
                  maxValue={480}
                  step={5}
                  value={minutes}
                  onChange={setMinutes}
                />
                <NumberField
                  label="Vagas por horário"
                  minValue={1}
                  maxValue={50}
                  value={vagas}
                  onChange={setVagas}
                />
              </Stack>
            </Card>
            <WeekSlots
              week={week}
              slots={slots}
              emptyText={(day) => emptyDayText(board, agenda, draft, day, now)}
            />
            <Card title="Vigência e exames" level={2}>
              <Stack gap="x4">
                <DatePicker
                  label="Início da vigência"
                  isRequired
                  now={now}
                  value={draft.vigenciaInicial}
                  onChange={(day) => {
                    if (day) change({ vigenciaInicial: day });
                  }}
                />
                <DatePicker
                  label="Fim da vigência"
                  isOptional
                  now={now}
                  value={draft.vigenciaFinal}
                  onChange={(day) => change({ vigenciaFinal: day })}
                />
                <MultiSelect
                  label="Exames desta agenda"
                  isOptional
                  placeholder="Todos os que a clínica faz"
                  options={board.procedimentos.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={draft.procedimentosIds.map(String)}
                  onChange={(ids) => change({ procedimentosIds: ids.map(Number) })}
                />
              </Stack>
            </Card>
            <Exceptions exceptions={draft.exceptions} onChange={(exceptions) => change({ exceptions })} />
          </Stack>
        </Grid>
      </Stack>
      {opened !== null && periodos[opened] ? (
        <PeriodoDialog
          periodo={periodos[opened]}
          onClose={() => setOpened(null)}
          onSave={(next) => change({ periodos: periodos.map((each, at) => (at === opened ? next : each)) })}
          onCopy={(copy) => change({ periodos: copiedToWorkdays(periodos, opened, copy) })}
          onRemove={() => change({ periodos: periodos.filter((_each, at) => at !== opened) })}
        />
      ) : null}
      <LostDialog changes={changes} rooms={board.ambientes} />
      {question}
    </TrailPage>
  );
}

/** What the drawn week offers, day by day, before it is saved. */
function WeekSlots({
  week,
  slots,
  emptyText,
}: {
  week: string;
  slots: ReturnType<typeof weekSlots>;
  /** What is said of a day that offers nothing. */
  emptyText: (day: string) => string;
}) {
  const items = Array.from({ length: 7 }, (_unused, index) => addDays(week, index)).map((day) => {
    const ofDay = slots.filter(({ data }) => data === day);
    const [first, last] = [ofDay[0], ofDay.at(-1)];
    const count = ofDay.reduce((sum, { vagas }) => sum + vagas, 0);
    return {
      term: `${weekdayName(weekdayOf(day)).slice(0, 3)} ${day.slice(8)}/${day.slice(5, 7)}`,
      detail:
        first && last ? `${places(count)}, ${first.horarioChegada} às ${last.horarioSaida}` : emptyText(day),
    };
  });
  return (
    <Card title="Vagas que esta semana oferece" level={2}>
      <DescriptionList layout="rows" items={items} />
    </Card>
  );
}
