import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { timeZoneOffset, generateIcs, timeZoneNote, type CalendarAppointment } from './index.ts';

const appointment = (change: Partial<CalendarAppointment> = {}): CalendarAppointment => ({
  uid: 'agendamento-7@apto',
  title: 'Atendimento na Clínica São Lucas',
  data: '2026-11-24',
  time: '08:30',
  timeZone: 'America/Sao_Paulo',
  duracaoMinutos: 60,
  local: 'Rua Barão de Jaguara, 1200; Centro, Campinas - SP',
  description: 'Leve um documento com foto.\nTelefone: (19) 3232-1234',
  coordinates: { latitude: -22.9, longitude: -47.06 },
  version: 3,
  now: { data: '2026-11-20', time: '09:00', instant: '2026-11-20T12:00:00.123Z' },
  ...change,
});
const rows = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file (RFC 5545)', () => {
  it('holds the wall time of the clinic, and its zone', () => {
    const hits = rows(generateIcs(appointment({ timeZone: 'America/Manaus' })));
    expect(hits).toEqual(
      expect.arrayContaining([
        'TZID:America/Manaus',
        'TZOFFSETTO:-0400',
        'DTSTART;TZID=America/Manaus:20261124T083000',
        'DTEND;TZID=America/Manaus:20261124T093000',
        'DTSTAMP:20261120T120000Z',
        'SEQUENCE:3',
        'GEO:-22.9;-47.06',
      ]),
    );
  });

  it('takes the whole day where there is no time, over the end of a month too', () => {
    const hits = rows(generateIcs(appointment({ time: null, data: '2026-11-30' })));
    expect(hits).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201']),
    );
    expect(hits.join()).not.toContain('VTIMEZONE');
  });

  it('wakes nobody at midnight', () => {
    const triggers = (time: string | null) =>
      rows(generateIcs(appointment({ time }))).filter((row) => row.startsWith('TRIGGER'));
    expect(triggers(null)).toEqual(['TRIGGER:-PT6H']);
    expect(triggers('08:00')).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
  });

  it('does not run past midnight', () => {
    expect(generateIcs(appointment({ time: '23:30', duracaoMinutos: 90 }))).toContain('20261124T235900');
  });

  it('escapes what the format takes for itself', () => {
    const hits = rows(generateIcs(appointment({ title: 'a;b,c\\d' })));
    expect(hits).toContain('SUMMARY:a\\;b\\,c\\\\d');
    expect(hits).toContain('LOCATION:Rua Barão de Jaguara\\, 1200\\; Centro\\, Campinas - SP');
    expect(hits).toContain('DESCRIPTION:Leve um documento com foto.\\nTelefone: (19) 3232-1234');
  });

  it('never has a line of more than 75 bytes, and unfolds to what went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const ics = generateIcs(appointment({ title }));
        for (const row of ics.split('\r\n')) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
        const parsed = rows(ics).find((row) => row.startsWith('SUMMARY:'));
        const expected = title.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
        expect(parsed).toBe(`SUMMARY:${expected}`);
      }),
    );
  });
});

describe('decision 32: clinics outside of São Paulo time', () => {
  test.each([
    ['America/Sao_Paulo', '2026-11-24', '08:30', -180],
    ['America/Manaus', '2026-11-24', '08:30', -240],
    ['America/Noronha', '2026-11-24', '00:10', -120],
    // The last summer time of Brazil.
    ['America/Sao_Paulo', '2018-12-24', '08:30', -120],
  ])('%s on %s at %s is %i minutes from UTC', (timeZone, date, time, minutes) => {
    expect(timeZoneOffset(timeZone, date, time)).toBe(minutes);
  });

  test.each([
    ['America/Sao_Paulo', null],
    ['America/Fortaleza', null],
    ['America/Manaus', 'horário de Manaus, 1 hora a menos que em Brasília'],
    ['America/Rio_Branco', 'horário de Rio Branco, 2 horas a menos que em Brasília'],
    ['America/Noronha', 'horário de Fernando de Noronha, 1 hora a mais que em Brasília'],
    ['Asia/Kolkata', 'horário de Kolkata, 8 horas e 30 minutos a mais que em Brasília'],
  ])('%s: %s', (timeZone, note) => {
    expect(timeZoneNote(timeZone, '2026-11-24', '08:30')).toBe(note);
  });
});
