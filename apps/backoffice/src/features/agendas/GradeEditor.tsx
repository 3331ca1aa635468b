import type { AgendaBoard } from '@apto/api-client';
import { useNow } from '@apto/api-client/react';
import { copiedToWorkdays, gradeFailures, overlapping } from '@apto/domain/agendas';
import {
  Agenda,
  Button,
  Card,
  Grid,
  InlineAlert,
  NumberField,
  Stack,
  type AgendaBooking,
  type AgendaPlace,
  type AgendaVerdict,
} from '@apto/ui';
import { useMemo, useState } from 'react';
import { AgendaPresenceNote } from '../../shared/presence/PresenceNote.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';
import { useUnsaved } from '../../shared/useUnsaved.tsx';
import { AGENDA_LIST, clinicAgendaRoute } from './addresses.ts';
import { Exceptions } from './Exceptions.tsx';
import {
  asBookings,
  draftOf,
  emptyDayText,
  firstShownDay,
  weekSlots,
  weekStart,
  windowAt,
  type AgendaRecord,
  type Draft,
} from './grade.ts';
import { GradeConflict } from './GradeConflict.tsx';
import { GradeValidity } from './GradeValidity.tsx';
import LostDialog from './LostDialog.tsx';
import { PeriodoDialog } from './PeriodoDialog.tsx';
import { useAgendaChanges } from './useChange.ts';
import { useDrawnGrade } from './useDrawnGrade.ts';
import { WeekSlots } from './WeekSlots.tsx';

const HOURS = { from: '06:00', to: '20:00', slot: 30 };
const VIEWS = ['week', 'day'] as const;
const TEXTS = { drawing: 'Novo período', summary: (title: string): string => `Grade de ${title}.` };
const OVERLAP = 'Já há um período neste horário.';

interface Props {
  board: AgendaBoard;
  agenda: AgendaRecord;
  onSave: (board: AgendaBoard) => void;
}

/** The week of one agenda as it is drawn, and what is said of it until it is saved. */
export function GradeEditor({ board, agenda, onSave }: Props) {
  const now = useNow();
  const { draft, setDraft, isChanged, conflict, settle, takenOver, start } = useDrawnGrade(agenda);
  const [date, setDate] = useState(() => firstShownDay(board, agenda, now));
  const [minutes, setMinutes] = useState(30);
  const [vagas, setVagas] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  // The two versions of the last save were told and chosen between.
  const [isSettled, setSettled] = useState(false);
  const [unreadable, setUnreadable] = useState<Partial<Record<keyof Draft, string | null>>>({});
  const week = weekStart(date);
  const { periodos } = draft;
  const bookings = useMemo(() => asBookings(periodos, week), [periodos, week]);
  const slots = useMemo(() => weekSlots(board, agenda, draft, week, now), [board, agenda, draft, week, now]);
  const { question, markSaved } = useUnsaved(
    isChanged || Object.values(unreadable).some((problem) => problem !== null),
  );
  const changes = useAgendaChanges(board, (saved) => {
    markSaved();
    onSave(saved);
    const mine = saved.agendas.find(({ id }) => id === agenda.id);
    if (mine) start(draftOf(mine));
  });
  const failures = gradeFailures(draft);
  // What stands below says the same, and what became of both versions.
  const isToldBelow = takenOver !== null || conflict !== null || isSettled;
  const refusal = changes.isStale && isToldBelow ? null : changes.failure;
  const blocked = conflict
    ? 'Escolha antes qual das duas versões fica.'
    : (unreadable.vigenciaInicial ??
      unreadable.vigenciaFinal ??
      (isChanged ? failures[0] : 'Nada foi mudado.'));
  const room = board.ambientes.find(({ id }) => id === agenda.ambienteId)?.name ?? '';
  const notes = useMemo(
    () => Object.fromEntries(draft.exceptions.filter((e) => !e.atende).map(({ data }) => [data, 'Exceção'])),
    [draft.exceptions],
  );
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });

  const draw = (place: AgendaPlace): void => {
    const window = windowAt(place);
    if (window) change({ periodos: [...periodos, { ...window, duracaoMinutos: minutes, vagas }] });
  };
  /** Whether a window may lie there: `index` is its own place in the list. */
  const verdictAt = (place: AgendaPlace, index: number | null): AgendaVerdict => {
    const window = windowAt(place);
    return window && overlapping(periodos, window, index) ? { ok: false, reason: OVERLAP } : { ok: true };
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
        <>
          {isChanged ? <Button onPress={() => start(draftOf(agenda))}>Descartar</Button> : null}
          <Button
            variant="primary"
            disabledReason={blocked}
            isPending={changes.isBusy}
            onPress={() => {
              setSettled(false);
              void changes.ask({ tipo: 'GRADE', agendaId: agenda.id, ...draft });
            }}
          >
            Salvar grade
          </Button>
        </>
      }
    >
      <Stack gap="x4">
        <AgendaPresenceNote id={board.prestador.id} mode={isChanged ? 'EDITANDO' : 'VENDO'} />
        {[refusal, ...failures].map((text) =>
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
            onSettle={(theirs) => {
              setSettled(true);
              settle(theirs);
            }}
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
            canDraw={(place) => verdictAt(place, null)}
            canPlace={(booking, place) => verdictAt(place, Number(booking.id))}
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
            <GradeValidity
              draft={draft}
              procedimentos={board.procedimentos}
              now={now}
              onChange={change}
              onProblem={(name, problem) => setUnreadable((others) => ({ ...others, [name]: problem }))}
            />
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
