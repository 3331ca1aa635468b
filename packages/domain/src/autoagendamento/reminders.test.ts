import { expect, it } from 'vitest';
import { opened, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { arrivalText, reminderText } from './reminders.ts';

const byAppointment = { serviceTypeAm: 'HORARIO_MARCADO', serviceTypePm: 'HORARIO_MARCADO' } as const;
const TUESDAY = '2026-11-24';

it('issue 12: says of a day without an hour whether one queues or is told the hour, by the day and the period', () => {
  const queue = week({ 2: opened() });
  const agreed = week({ 2: opened(byAppointment) });
  const mixed = week({ 2: opened({ serviceTypePm: 'HORARIO_MARCADO' }) });
  expect(arrivalText(queue, TUESDAY, PERIODO.MANHA)).toBe(
    'Por ordem de chegada. A clínica atende das 08:00 às 12:00.',
  );
  expect(arrivalText(agreed, TUESDAY, PERIODO.AMBOS)).toBe(
    'A clínica combina o horário com você. A clínica atende das 08:00 às 12:00 e das 13:00 às 17:00.',
  );
  expect(arrivalText(mixed, TUESDAY, PERIODO.MANHA)).toMatch(/^Por ordem de chegada\. /);
  expect(arrivalText(mixed, TUESDAY, PERIODO.TARDE)).toMatch(/^A clínica combina o horário com você\. /);
  const either = 'Por ordem de chegada, ou no horário que a clínica combinar com você.';
  expect(arrivalText(mixed, TUESDAY, PERIODO.AMBOS)).toMatch(either);
  expect(arrivalText([], TUESDAY, PERIODO.AMBOS)).toBe(either);
});

it('doc2 §2.8: tells the other visits of a request, each with its day, place and preparation', () => {
  const text = reminderText({
    before: [],
    bring: ['Documento'],
    others: [
      {
        data: '2026-12-03',
        time: '14:00',
        clinic: 'Laboratório',
        address: 'Rua B, 2',
        phone: '1932541000',
        before: ['Jejum de 4 horas, a partir de 10:00'],
      },
      { data: '2026-12-04', time: null, clinic: 'Outra', address: 'Rua C, 3', phone: null, before: [] },
    ],
  });
  expect(text).toBe(
    [
      'O que levar:',
      '- Documento',
      '',
      'Outra visita: quinta-feira, 3 de dezembro de 2026, às 14:00.',
      'Laboratório',
      'Rua B, 2',
      'Telefone: (19) 3254-1000',
      '- Jejum de 4 horas, a partir de 10:00',
      '',
      'Outra visita: sexta-feira, 4 de dezembro de 2026.',
      'Outra',
      'Rua C, 3',
    ].join('\n'),
  );
});
