import { formatDateWithWeekday } from '@apto/domain/time';
import { Button, Inline, InlineGrow, Stack, Text } from '@apto/ui';
import { Hourglass } from '@apto/ui/icons';
import { capitalize } from '@apto/domain/text';
import {
  dayOnButton,
  isWholeDay,
  timesByDay,
  timeWords,
  type OfferedClinic,
  type OfferedTime,
} from '../../shared/pedido/offered.ts';

interface Props {
  clinic: OfferedClinic;
  /** It serves by appointment, at times that it keeps itself. */
  isArranged: boolean;
  onTake: (time: OfferedTime) => void;
}

/** The days of a clinic stand under one another, each as tall as the buttons beside it. */
const DAY = { flex: 'none', inlineSize: '4.75rem', paddingBlock: '0.625rem' } as const;

/** Days share the width of the card: four in two rows, so that none is alone in the last one. */
const daysInRows = (count: number) => ({
  display: 'grid',
  gap: '0.5rem',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${count % 3 === 1 ? '34%' : '25%'}, 5rem)), 1fr))`,
});

const whyHard = ({ preparo }: OfferedTime): string => preparo?.join('. ') ?? '';

/** Why times are marked, each hour once: it is equally hard on every day. */
function hardTimes(times: readonly OfferedTime[]): readonly string[] {
  return [
    ...new Set(
      times.flatMap((time) => (whyHard(time) ? [`${capitalize(timeWords(time))} · ${whyHard(time)}`] : [])),
    ),
  ];
}

/** One of them; a day is said whole, and what makes its preparation hard is said with it. */
function Time({ time, words, onTake }: { time: OfferedTime; words: string } & Pick<Props, 'onTake'>) {
  const why = whyHard(time);
  const spoken = [words, isWholeDay(time) ? formatDateWithWeekday(time.data) : '', why].filter(Boolean);
  return (
    <Button
      icon={why ? <Hourglass /> : null}
      aria-label={spoken.length > 1 ? spoken.join(', ') : undefined}
      onPress={() => onTake(time)}
    >
      {words}
    </Button>
  );
}

/** A day, and its times beside it. */
function Day({
  day,
  times,
  onTake,
}: { day: OfferedTime['data']; times: readonly OfferedTime[] } & Pick<Props, 'onTake'>) {
  return (
    <Inline gap="x3" align="start" isWrapping={false} role="group" aria-label={formatDateWithWeekday(day)}>
      <div style={DAY} aria-hidden>
        <Text as="time" size="s14" weight="semibold" dateTime={day}>
          {dayOnButton(day)}
        </Text>
      </div>
      <InlineGrow>
        <Inline gap="x3">
          {times.map((time) => (
            <Time key={timeWords(time)} time={time} words={timeWords(time)} onTake={onTake} />
          ))}
        </Inline>
      </InlineGrow>
    </Inline>
  );
}

/** The next free times of a clinic, by day: a press takes clinic, day and time to the last step, where 'Agendar' is. */
export function OfferedTimes({ clinic, isArranged, onTake }: Props) {
  if (clinic.opcoes.length === 0) {
    return (
      <Text size="s14" tone="muted">
        Sem horário livre no período do seu pedido.
      </Text>
    );
  }
  return (
    <Stack gap="x3">
      <Stack gap="x3" role="group" aria-label={`Próximos horários: ${clinic.name}`}>
        {clinic.opcoes.every(isWholeDay) ? (
          <div style={daysInRows(clinic.opcoes.length)}>
            {clinic.opcoes.map((time) => (
              <Time key={time.data} time={time} words={dayOnButton(time.data)} onTake={onTake} />
            ))}
          </div>
        ) : (
          timesByDay(clinic.opcoes).map(([day, times]) => (
            <Day key={day} day={day} times={times} onTake={onTake} />
          ))
        )}
      </Stack>
      {hardTimes(clinic.opcoes).map((text) => (
        // Each button says its own; the eye finds it below the marks.
        <Inline key={text} gap="x3" align="start" isWrapping={false} aria-hidden>
          <Hourglass size={14} />
          <InlineGrow>
            <Text size="s13" tone="muted">
              {text}
            </Text>
          </InlineGrow>
        </Inline>
      ))}
      {isArranged && clinic.opcoes.every(({ horario }) => horario === null) ? (
        <Text size="s13" tone="muted">
          A clínica combina a hora com você depois da confirmação.
        </Text>
      ) : null}
    </Stack>
  );
}
