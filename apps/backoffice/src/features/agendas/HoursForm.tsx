import type { AgendaBoard } from '@apto/api-client';
import { dayFailure } from '@apto/domain/clinic-registration';
import { weekdayName, type Weekday } from '@apto/domain/time';
import { Button, Card, Grid, InlineAlert, Select, Stack, Switch, Text, TimeRangeField } from '@apto/ui';
import { useState } from 'react';
import type { PanelProps } from './panel.ts';

type Day = AgendaBoard['openingHours'][number];
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

const closed = (weekDay: Weekday): Day => ({
  weekDay,
  serviceTypeAm: null,
  serviceTypePm: null,
  startHourAm: null,
  endHourAm: null,
  startHourPm: null,
  endHourPm: null,
  atendimentoMatutino: false,
  atendimentoVespertino: false,
});

const SHIFTS = [
  {
    name: 'manhã',
    serves: 'atendimentoMatutino',
    type: 'serviceTypeAm',
    start: 'startHourAm',
    end: 'endHourAm',
    hours: ['08:00', '12:00'],
  },
  {
    name: 'tarde',
    serves: 'atendimentoVespertino',
    type: 'serviceTypePm',
    start: 'startHourPm',
    end: 'endHourPm',
    hours: ['13:00', '17:00'],
  },
] as const;

const TYPES = [
  { value: 'HORARIO_MARCADO', label: 'Horário marcado' },
  { value: 'ORDEM_CHEGADA', label: 'Ordem de chegada' },
] as const;

/** Morning and afternoon of each weekday (doc3 horarios-de-atendimento). */
export function HoursForm({ board, changes }: PanelProps) {
  const [days, setDays] = useState<readonly Day[]>(() =>
    WEEK.map((day) => board.openingHours.find(({ weekDay }) => weekDay === day) ?? closed(day)),
  );
  const [isSent, setSent] = useState(false);
  const failure = days.map(dayFailure).find((text) => text !== null) ?? null;
  const change = (weekDay: Weekday, part: Partial<Day>): void =>
    setDays(days.map((day) => (day.weekDay === weekDay ? { ...day, ...part } : day)));
  const save = (): void => {
    setSent(true);
    if (!failure) void changes.ask({ tipo: 'HORARIOS', openingHours: [...days] });
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
          <Stack gap="x3" role="group" aria-label={weekdayName(day.weekDay)}>
            <Text weight="medium">{weekdayName(day.weekDay)}</Text>
            {SHIFTS.map((shift) => {
              const label = `${weekdayName(day.weekDay)}, ${shift.name}`;
              return (
                <Stack key={shift.name} gap="x3">
                  <Switch
                    isSelected={day[shift.serves]}
                    onChange={(serves) =>
                      change(day.weekDay, {
                        [shift.serves]: serves,
                        [shift.type]: serves ? (day[shift.type] ?? 'HORARIO_MARCADO') : null,
                        [shift.start]: serves ? (day[shift.start] ?? shift.hours[0]) : null,
                        [shift.end]: serves ? (day[shift.end] ?? shift.hours[1]) : null,
                      })
                    }
                  >
                    {shift.name === 'manhã' ? 'Manhã' : 'Tarde'}
                  </Switch>
                  {day[shift.serves] ? (
                    <Grid columns={2} gap="x4">
                      <TimeRangeField
                        label={label}
                        isLabelHidden
                        value={{ start: day[shift.start] ?? '', end: day[shift.end] ?? '' }}
                        onChange={({ start, end }) =>
                          change(day.weekDay, { [shift.start]: start || null, [shift.end]: end || null })
                        }
                      />
                      <Select
                        label={`Como atende, ${label}`}
                        options={TYPES}
                        value={day[shift.type]}
                        onChange={(type) => change(day.weekDay, { [shift.type]: type })}
                      />
                    </Grid>
                  ) : null}
                </Stack>
              );
            })}
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
