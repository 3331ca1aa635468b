import type { OpeningHour } from '@apto/domain/atendimento';
import { cleanDay, DAY_PERIODS, dayFailure, weekOf, withPeriod } from '@apto/domain/clinic-registration';
import { weekdayName } from '@apto/domain/time';
import { Button, Card, Grid, InlineAlert, Select, Stack, Switch, Text, TimeRangeField } from '@apto/ui';
import { useState } from 'react';
import type { PanelProps } from './panel.ts';

const TYPES = [
  { value: 'HORARIO_MARCADO', label: 'Horário marcado' },
  { value: 'ORDEM_CHEGADA', label: 'Ordem de chegada' },
] as const;

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
          <Stack gap="x3" role="group" aria-label={weekdayName(day.weekDay)}>
            <Text weight="medium">{weekdayName(day.weekDay)}</Text>
            {DAY_PERIODS.map((shift) => {
              const label = `${weekdayName(day.weekDay)}, ${shift.name}`;
              return (
                <Stack key={shift.name} gap="x3">
                  <Switch
                    isSelected={day[shift.serves]}
                    onChange={(serves) => put(withPeriod(day, shift, serves, 'HORARIO_MARCADO'))}
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
                          put({ ...day, [shift.start]: start || null, [shift.end]: end || null })
                        }
                      />
                      <Select
                        label={`Como atende, ${label}`}
                        options={TYPES}
                        value={day[shift.type]}
                        onChange={(type) => put({ ...day, [shift.type]: type })}
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
