import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/periodo.ts';
import { umaData, umaHora } from '../tempo/arbitrarios.test-util.ts';
import { datasEntre, somarDias } from '../tempo/data-civil.ts';
import {
  atendeNoDia,
  atendeNoHorario,
  atendeNoPeriodo,
  diasAtendidos,
  diasNaoAtendidos,
  prestadorSemHorarios,
} from './atendimento.ts';
import { aberto, horarioComercial, semana, umaSemana } from './exemplos.test-util.ts';
import { semanaDeAtendimento, tipoAtendimento } from './semana.ts';

describe('days served', () => {
  it('a weekday without a row and one that serves neither period are both unserved', () => {
    const horarios = semana({ 1: aberto(), 2: aberto({ manha: false, tarde: false }) });
    expect(diasAtendidos(horarios)).toEqual([1]);
    expect(diasNaoAtendidos(horarios)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('doc2 §9: only with all seven days unserved has a clinic no usable hours', () => {
    expect(prestadorSemHorarios([])).toBe(true);
    expect(prestadorSemHorarios(semana({ 3: aberto({ manha: false, tarde: false }) }))).toBe(true);
    expect(prestadorSemHorarios(semana({ 3: aberto({ tarde: false }) }))).toBe(false);
  });

  it('each weekday is either served or not', () => {
    fc.assert(
      fc.property(umaSemana, (horarios) => {
        const todos = [...diasAtendidos(horarios), ...diasNaoAtendidos(horarios)];
        expect(todos.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  it('doc2 §5: the day is served when one of its periods is', () => {
    fc.assert(
      fc.property(umaSemana, umaData(), (horarios, data) => {
        const manha = atendeNoPeriodo(horarios, data, PERIODO.MANHA);
        const tarde = atendeNoPeriodo(horarios, data, PERIODO.TARDE);
        expect(atendeNoDia(horarios, data)).toBe(manha || tarde);
      }),
    );
  });

  it('two rows of one weekday add up', () => {
    const horarios = [...semana({ 2: aberto({ tarde: false }) }), ...semana({ 2: aberto({ manha: false }) })];
    expect(atendeNoPeriodo(horarios, '2026-11-24', PERIODO.MANHA)).toBe(true);
    expect(atendeNoPeriodo(horarios, '2026-11-24', PERIODO.TARDE)).toBe(true);
  });
});

describe('doc2 §5: the provider must serve at that time on some day in range', () => {
  // 2026-11-24 is a Tuesday.
  const terca = { inicio: '2026-11-24', fim: '2026-11-24' };
  const fimDeSemana = { inicio: '2026-11-28', fim: '2026-11-29' };

  it.each([
    ['07:59', false],
    ['08:00', true],
    ['12:00', true],
    ['12:30', false],
    ['13:00', true],
    ['17:00', true],
    ['17:01', false],
  ])('on a day open 08:00–12:00 and 13:00–17:00, %s → %s', (hora, atende) => {
    expect(atendeNoHorario(horarioComercial, terca, hora)).toBe(atende);
  });

  it('one served day in the range is enough, none is not', () => {
    expect(atendeNoHorario(horarioComercial, fimDeSemana, '09:00')).toBe(false);
    expect(atendeNoHorario(horarioComercial, { ...fimDeSemana, fim: '2026-11-30' }, '09:00')).toBe(true);
    expect(atendeNoHorario([], terca, '09:00')).toBe(false);
  });

  it('a served period without registered hours is taken whole, up to or from noon', () => {
    const semHoras = semana({ 2: aberto({ tarde: false, startHourAm: null, endHourAm: null }) });
    expect(atendeNoHorario(semHoras, terca, '06:30')).toBe(true);
    expect(atendeNoHorario(semHoras, terca, '12:00')).toBe(true);
    expect(atendeNoHorario(semHoras, terca, '12:01')).toBe(false);
  });

  it('with only one end of its hours registered, that one counts', () => {
    const soInicio = semana({ 2: aberto({ tarde: false, endHourAm: null }) });
    expect(atendeNoHorario(soInicio, terca, '07:59')).toBe(false);
    expect(atendeNoHorario(soInicio, terca, '15:00')).toBe(true);
    const soFim = semana({ 2: aberto({ tarde: false, startHourAm: null }) });
    expect(atendeNoHorario(soFim, terca, '06:00')).toBe(true);
    expect(atendeNoHorario(soFim, terca, '12:01')).toBe(false);
  });

  it('a long range is the sum of its days', () => {
    fc.assert(
      fc.property(umaSemana, umaData(), fc.nat(30), umaHora, (horarios, inicio, passos, hora) => {
        const fim = somarDias(inicio, passos);
        const algumDia = datasEntre(inicio, fim).some((d) =>
          atendeNoHorario(horarios, { inicio: d, fim: d }, hora),
        );
        expect(atendeNoHorario(horarios, { inicio, fim }, hora)).toBe(algumDia);
      }),
    );
  });
});

describe('doc2 §3: overall attendance type', () => {
  const marcado = { serviceTypeAm: 'HORARIO_MARCADO', serviceTypePm: 'HORARIO_MARCADO' } as const;

  it.each([
    ['Ordem de chegada', semana({ 1: aberto(), 2: aberto() })],
    ['Horário marcado', semana({ 1: aberto(marcado) })],
    ['Ambos', semana({ 1: aberto(), 2: aberto(marcado) })],
    ['Ambos', semana({ 1: aberto({ serviceTypePm: 'HORARIO_MARCADO' }) })],
    ['Inconsistente', []],
    ['Inconsistente', semana({ 1: aberto({ serviceTypeAm: null }) })],
    ['Ordem de chegada', semana({ 1: aberto({ tarde: false, serviceTypePm: 'HORARIO_MARCADO' }) })],
  ])('%s', (tipo, horarios) => {
    expect(tipoAtendimento(horarios)).toBe(tipo);
  });
});

describe('the week for display', () => {
  it('goes from Monday to Sunday and says of each day when it is open', () => {
    const linhas = semanaDeAtendimento(semana({ 1: aberto(), 2: aberto({ manha: false }) }));
    expect(linhas.map(({ sigla, texto }) => `${sigla} ${texto}`)).toEqual([
      'SEG 08:00 às 12:00 e 13:00 às 17:00',
      'TER 13:00 às 17:00',
      'QUA Não atende',
      'QUI Não atende',
      'SEX Não atende',
      'SAB Não atende',
      'DOM Não atende',
    ]);
    expect(linhas[1]).toMatchObject({ dia: 2, nome: 'terça-feira', manha: null });
    expect(linhas[1]?.tarde).toMatchObject({ inicio: '13:00', fim: '17:00', tipo: 'Ordem de chegada' });
  });

  it('says when a served period has no hours', () => {
    const linhas = semanaDeAtendimento(semana({ 1: aberto({ tarde: false, startHourAm: null }) }));
    expect(linhas[0]?.texto).toBe('Horário não informado');
  });
});
