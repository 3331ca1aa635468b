import type { OpeningHour } from '@apto/domain/atendimento';
import { asMonday, DAY_PERIODS, weekOf, withPeriod } from '@apto/domain/clinic-registration';
import { capitalize } from '@apto/domain/text';
import { weekdayName } from '@apto/domain/time';
import { Button, Card, Heading, RadioGroup, Stack, Switch, TimeRangeField } from '@apto/ui';

interface Props {
  week: readonly OpeningHour[];
  onChange: (week: OpeningHour[]) => void;
}

const WAYS = [
  { value: 'ORDEM_CHEGADA', label: 'Por ordem de chegada' },
  { value: 'HORARIO_MARCADO', label: 'Com horário marcado' },
] as const;

/** When the clinic serves: each weekday, morning and afternoon. */
export function HoursStep({ week, onChange }: Props) {
  const days = weekOf(week);
  const put = (changed: OpeningHour) =>
    onChange(days.map((day) => (day.weekDay === changed.weekDay ? changed : day)));
  return (
    <Stack gap="x4">
      {days.map((day) => {
        const name = weekdayName(day.weekDay);
        return (
          <Card key={day.weekDay}>
            <Stack gap="x4" role="group" aria-label={name}>
              <Heading level={2} size="s16">
                {capitalize(name)}
              </Heading>
              {DAY_PERIODS.map((period) => (
                <Stack key={period.name} gap="x4">
                  <Switch
                    isSelected={day[period.serves]}
                    onChange={(serves) => put(withPeriod(day, period, serves, 'ORDEM_CHEGADA'))}
                  >
                    {capitalize(period.name)}
                  </Switch>
                  {day[period.serves] ? (
                    <>
                      <TimeRangeField
                        label={`Horário (${name}, ${period.name})`}
                        isLabelHidden
                        value={{ start: day[period.start] ?? '', end: day[period.end] ?? '' }}
                        onChange={({ start, end }) =>
                          put({ ...day, [period.start]: start || null, [period.end]: end || null })
                        }
                      />
                      <RadioGroup
                        label={`Como atende (${name}, ${period.name})`}
                        options={WAYS}
                        value={day[period.type]}
                        onChange={(way) => put({ ...day, [period.type]: way })}
                      />
                    </>
                  ) : null}
                </Stack>
              ))}
              {day.weekDay === 1 ? (
                <Button onPress={() => onChange(asMonday(days))}>Repetir de terça a sexta</Button>
              ) : null}
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
