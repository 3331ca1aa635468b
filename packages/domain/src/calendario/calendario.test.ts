import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deslocamentoDoFuso, gerarIcs, notaDoFuso, type CompromissoDeCalendario } from './index.ts';

const compromisso = (mudanca: Partial<CompromissoDeCalendario> = {}): CompromissoDeCalendario => ({
  uid: 'agendamento-7@apto',
  titulo: 'Atendimento na Clínica São Lucas',
  data: '2026-11-24',
  hora: '08:30',
  fuso: 'America/Sao_Paulo',
  duracaoMinutos: 60,
  local: 'Rua Barão de Jaguara, 1200; Centro, Campinas - SP',
  descricao: 'Leve um documento com foto.\nTelefone: (19) 3232-1234',
  coordenadas: { latitude: -22.9, longitude: -47.06 },
  versao: 3,
  agora: { data: '2026-11-20', hora: '09:00', instante: '2026-11-20T12:00:00.123Z' },
  ...mudanca,
});
const linhas = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file (RFC 5545)', () => {
  it('holds the wall time of the clinic, and its zone', () => {
    const achadas = linhas(gerarIcs(compromisso({ fuso: 'America/Manaus' })));
    expect(achadas).toEqual(
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
    const achadas = linhas(gerarIcs(compromisso({ hora: null, data: '2026-11-30' })));
    expect(achadas).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201']),
    );
    expect(achadas.join()).not.toContain('VTIMEZONE');
  });

  it('does not run past midnight', () => {
    expect(gerarIcs(compromisso({ hora: '23:30', duracaoMinutos: 90 }))).toContain('20261124T235900');
  });

  it('escapes what the format takes for itself', () => {
    const achadas = linhas(gerarIcs(compromisso({ titulo: 'a;b,c\\d' })));
    expect(achadas).toContain('SUMMARY:a\\;b\\,c\\\\d');
    expect(achadas).toContain('LOCATION:Rua Barão de Jaguara\\, 1200\\; Centro\\, Campinas - SP');
    expect(achadas).toContain('DESCRIPTION:Leve um documento com foto.\\nTelefone: (19) 3232-1234');
  });

  it('never has a line of more than 75 bytes, and unfolds to what went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (titulo) => {
        const ics = gerarIcs(compromisso({ titulo }));
        for (const linha of ics.split('\r\n')) expect(Buffer.byteLength(linha)).toBeLessThanOrEqual(75);
        const lido = linhas(ics).find((linha) => linha.startsWith('SUMMARY:'));
        const esperado = titulo.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
        expect(lido).toBe(`SUMMARY:${esperado}`);
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
  ])('%s on %s at %s is %i minutes from UTC', (fuso, data, hora, minutos) => {
    expect(deslocamentoDoFuso(fuso, data, hora)).toBe(minutos);
  });

  test.each([
    ['America/Sao_Paulo', null],
    ['America/Fortaleza', null],
    ['America/Manaus', 'horário de Manaus, 1 hora a menos que em Brasília'],
    ['America/Rio_Branco', 'horário de Rio Branco, 2 horas a menos que em Brasília'],
    ['America/Noronha', 'horário de Fernando de Noronha, 1 hora a mais que em Brasília'],
    ['Asia/Kolkata', 'horário de Kolkata, 8 horas e 30 minutos a mais que em Brasília'],
  ])('%s: %s', (fuso, nota) => {
    expect(notaDoFuso(fuso, '2026-11-24', '08:30')).toBe(nota);
  });
});
