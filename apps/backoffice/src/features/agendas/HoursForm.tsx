import type { OpeningHour } from '@apto/domain/atendimento';
import {
  asMonday,
  cleanDay,
  DAY_PERIODS,
  dayFailure,
  weekOf,
  withPeriod,
} from '@apto/domain/clinic-registration';
import { capitalize } from '@apto/domain/text';
import { weekdayName } from '@apto/domain/time';
import {
  Button,
  Card,
  Grid,
  GridItem,
  Heading,
  Inline,
  InlineAlert,
  Select,
  Stack,
  Switch,
  TimeRangeField,
} from '@apto/ui';
import { useState } from 'react';
import type { PanelProps } from './panel.ts';

const TYPES = [
  { value: 'HORARIO_MARCADO', label: 'Horário marcado' },
  { value: 'ORDEM_CHEGADA', label: 'Ordem de chegada' },
] as const;
const WHEN = { manhã: 'de manhã', tarde: 'à tarde' } as const;

/** Morning and afternoon of each weekday (doc3 horarios-de-atendimento). */
export function HoursForm({ board, changes }: PanelProps) {
  const [days, setDays] = useState<readonly OpeningHour[]>(() => weekOf(board.openingHours));
  const [isSent, setSent] = useState(false);
  const failure = days.map(dayFailure).find((text) => text !== null) ?? null;
  const put = (changed: OpeningHour): void =>
    setDays(days.map((day) => (day.weekDay === changed.weekDay ? changed : day)));
  const save = (): void => {
    setSent(true);
    if (!failure) void changes.ask({ tipo: 'HORARIOS', openingHours: days.map(cleanDay) });
  };
  return (
    <Stack gap="x4">
      {isSent && failure ? (
        <InlineAlert tone="danger" announce="assertive">
          {failure}
        </InlineAlert>
      ) : null}
      {days.map((day) => (
        <Card key={day.weekDay}>
          <Stack gap="x4" role="group" aria-label={weekdayName(day.weekDay)}>
            <Inline justify="between">
              <Heading level={2} size="s16">
                {capitalize(weekdayName(day.weekDay))}
              </Heading>
              {day.weekDay === 1 ? (
                <Button size="small" onPress={() => setDays(asMonday(days))}>
                  Repetir de terça a sexta
                </Button>
              ) : null}
            </Inline>
            {DAY_PERIODS.map((shift) => (
              // A line for a period: all its fields are in sight at once.
              <Grid key={shift.name} columns={4} gap="x4">
                <GridItem isBelowLabel={day[shift.serves]}>
                  <Switch
                    isSelected={day[shift.serves]}
                    onChange={(serves) => put(withPeriod(day, shift, serves, 'HORARIO_MARCADO'))}
                  >
                    {capitalize(shift.name)}
                  </Switch>
                </GridItem>
                {day[shift.serves] ? (
                  <>
                    <TimeRangeField
                      label={`${weekdayName(day.weekDay)}, ${shift.name}`}
                      isLabelHidden
                      value={{ start: day[shift.start] ?? '', end: day[shift.end] ?? '' }}
                      onChange={({ start, end }) =>
                        put({ ...day, [shift.start]: start || null, [shift.end]: end || null })
                      }
                    />
                    <Select
                      label={`Como atende ${WHEN[shift.name]}`}
                      options={TYPES}
                      value={day[shift.type]}
                      onChange={(type) => put({ ...day, [shift.type]: type })}
                    />
                  </>
                ) : null}
              </Grid>
            ))}
          </Stack>
        </Card>
      ))}
      <div>
        <Button variant="primary" onPress={save} isPending={changes.isBusy}>
          Salvar horários
        </Button>
      </div>
    </Stack>
  );
}
