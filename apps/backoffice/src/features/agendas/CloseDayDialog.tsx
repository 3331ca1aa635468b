import type { AgendaBoard } from '@apto/api-client';
import { useNow } from '@apto/api-client/react';
import type { Closing } from '@apto/domain/agendas';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { timeRangeProblem } from '@apto/domain/time';
import {
  Button,
  DatePicker,
  Dialog,
  InlineAlert,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TimeRangeField,
  useFirstFault,
} from '@apto/ui';
import { useEffect, useRef, useState } from 'react';
import { proposedChoices, movesOf, type Choices } from './closing.ts';
import { ClosingReview } from './ClosingReview.tsx';
import { useCloseDay, type ReviewedClosing } from './useCloseDay.ts';

const ALL_ROOMS = 'todas';
const REQUIRED = 'Campo obrigatório';

interface Props {
  readonly board: AgendaBoard;
  readonly day: string;
  readonly onClose: () => void;
}

/**
 * A clinic's bad day (issue 10): what is closed and why, then everybody who loses their place with the time to which they
 * would go, and at last both in one step.
 */
export default function CloseDayDialog({ board, day: initialDay, onClose }: Props) {
  const now = useNow();
  const [day, setDay] = useState<string | null>(initialDay < now.data ? now.data : initialDay);
  const [room, setRoom] = useState<string | null>(ALL_ROOMS);
  const [isWhole, setWhole] = useState(true);
  const [hours, setHours] = useState({ start: '', end: '' });
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const { within, show: showFault } = useFirstFault();
  const [reviewed, setReviewed] = useState<ReviewedClosing | null>(null);
  const [choices, setChoices] = useState<Choices>(new Map());
  const { isBusy, failure, review, close } = useCloseDay({
    prestadorId: board.prestador.id,
    version: board.version,
  });

  // Another text in the same dialog begins at its title, never on the button that stands where one has just pressed.
  const isReview = reviewed !== null;
  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    within.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [isReview, within]);

  const needsHours = !isWhole && hours.start === '' && hours.end === '';
  // What is wrong between the two, their field says itself.
  const isGood = isWhole || (!needsHours && timeRangeProblem(hours, true) === null);

  async function ask(): Promise<void> {
    setSent(true);
    if (day === null || reason.trim() === '' || !isGood) return showFault();
    const closing: Closing = {
      data: day,
      inicio: isWhole || hours.start === '' ? null : hours.start,
      fim: isWhole || hours.end === '' ? null : hours.end,
      ambienteId: room === null || room === ALL_ROOMS ? null : Number(room),
    };
    const lost = await review(closing);
    if (!lost) return;
    setChoices(proposedChoices(lost));
    setReviewed({ closing, reason: reason.trim(), lost });
  }

  async function apply(): Promise<void> {
    if (reviewed && (await close(reviewed, choices))) onClose();
  }

  const count = reviewed ? movesOf(reviewed.lost, choices).length : 0;
  const confirm =
    count === 0
      ? 'Fechar sem remarcar'
      : `Fechar e remarcar ${count === 1 ? '1 agendamento' : `${count} agendamentos`}`;
  return (
    <Dialog
      isOpen
      width={reviewed ? 900 : 450}
      title={reviewed ? 'Conferir o fechamento' : 'Fechar dia'}
      description={reviewed ? undefined : 'Nada é fechado nem remarcado antes de você conferir.'}
      isBusy={isBusy}
      isDirty={reason !== ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={({ close: leave }) =>
        reviewed ? (
          <>
            <Button variant="quiet" onPress={() => setReviewed(null)} isDisabled={isBusy}>
              Voltar
            </Button>
            <Button variant="danger" onPress={() => void apply()} isPending={isBusy}>
              {confirm}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onPress={leave} isDisabled={isBusy}>
              Cancelar
            </Button>
            <Button variant="primary" onPress={() => void ask()} isPending={isBusy}>
              Conferir
            </Button>
          </>
        )
      }
    >
      <div ref={within}>
        <Stack gap="x4">
          {failure ? (
            <InlineAlert tone="danger" announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          {reviewed ? (
            <ClosingReview
              reviewed={reviewed}
              rooms={board.ambientes}
              choices={choices}
              onChoose={(id, faixa) => setChoices(new Map(choices).set(id, faixa))}
            />
          ) : (
            <>
              <DatePicker
                label="Dia"
                isRequired
                now={now}
                min={now.data}
                value={day}
                onChange={setDay}
                errorMessage={isSent && day === null ? REQUIRED : undefined}
              />
              <Select
                label="Sala"
                options={[
                  { value: ALL_ROOMS, label: 'Todas as salas' },
                  ...board.ambientes
                    .filter(({ ativo: isOpen }) => isOpen)
                    .map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                value={room}
                onChange={setRoom}
              />
              <RadioGroup
                label="Quanto do dia"
                orientation="horizontal"
                options={[
                  { value: 'whole', label: 'O dia todo' },
                  { value: 'part', label: 'Só uma parte' },
                ]}
                value={isWhole ? 'whole' : 'part'}
                onChange={(value) => setWhole(value === 'whole')}
              />
              {isWhole ? null : (
                <TimeRangeField
                  label="Horas fechadas"
                  description="Sem o início, desde a abertura; sem o fim, até o fim do dia."
                  isOpenEnded
                  value={hours}
                  onChange={setHours}
                  errorMessage={isSent && needsHours ? 'Diga ao menos um dos horários' : undefined}
                />
              )}
              <TextArea
                label="Motivo"
                isRequired
                description="Fica no histórico de cada agendamento remarcado."
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={setReason}
                errorMessage={isSent && reason.trim() === '' ? REQUIRED : undefined}
              />
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
