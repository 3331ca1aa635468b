import { addDays, weekdayName, weekdayOf } from '@apto/domain/time';
import { Card, DescriptionList } from '@apto/ui';
import { places, type weekSlots } from './grade.ts';

/** What the drawn week offers, day by day, before it is saved. */
export function WeekSlots({
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
