import { expect, test } from 'vitest';
import { asMonday, cleanDay, DAY_PERIODS, weekOf, withPeriod } from './index.ts';

const [MANHA] = DAY_PERIODS;

test('the week has seven days from Monday on; those that were not said are closed', () => {
  const tuesday = { ...weekOf([])[1]!, atendimentoMatutino: true };
  const week = weekOf([tuesday]);
  expect(week.map(({ weekDay }) => weekDay)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.filter((day) => day.atendimentoMatutino || day.atendimentoVespertino)).toEqual([tuesday]);
});

test('a period opens with its usual hours and way, and comes back with what was typed until it is kept', () => {
  const [monday] = weekOf([]);
  const open = withPeriod(monday!, MANHA, true, 'ORDEM_CHEGADA');
  expect(open).toMatchObject({
    atendimentoMatutino: true,
    startHourAm: '08:00',
    endHourAm: '12:00',
    serviceTypeAm: 'ORDEM_CHEGADA',
  });
  const closed = withPeriod({ ...open, startHourAm: '07:30' }, MANHA, false, 'ORDEM_CHEGADA');
  expect(withPeriod(closed, MANHA, true, 'HORARIO_MARCADO')).toEqual({ ...open, startHourAm: '07:30' });
  expect(withPeriod(cleanDay(closed), MANHA, true, 'HORARIO_MARCADO')).toMatchObject({
    startHourAm: '08:00',
    serviceTypeAm: 'HORARIO_MARCADO',
  });
});

test('Monday repeated from Tuesday to Friday leaves the weekend as it is', () => {
  const monday = withPeriod(weekOf([])[0]!, MANHA, true, 'ORDEM_CHEGADA');
  const saturday = withPeriod(weekOf([])[5]!, MANHA, true, 'HORARIO_MARCADO');
  const week = asMonday(weekOf([monday, saturday]));
  expect(week.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((weekDay) => ({ ...monday, weekDay })));
  expect(week.slice(5)).toEqual(weekOf([saturday]).slice(5));
});
