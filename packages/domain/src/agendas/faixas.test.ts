import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aberto, horarioComercial, semana } from '../atendimento/exemplos.test-util.ts';
import { PERIODO } from '../periodos/periodo.ts';
import { emSaoPaulo } from '../tempo/arbitrarios.test-util.ts';
import { compararFaixas, faixasMaisProximas, gerarFaixas } from './faixas.ts';
import type { Agenda, ConsultaDeFaixas, Faixa } from './tipos.ts';

// 2026-11-24 is a Tuesday.
const TERCA = '2026-11-24';
const QUARTA = '2026-11-25';

const agenda = (extra: Partial<Agenda> = {}): Agenda => ({
  id: 1,
  prestadorId: 7,
  ambienteId: 10,
  vigenciaInicial: '2026-01-01',
  vigenciaFinal: null,
  periodos: [1, 2, 3, 4, 5].map((diaSemana) => ({
    diaSemana: diaSemana as 1 | 2 | 3 | 4 | 5,
    inicio: '08:00',
    fim: '10:00',
    duracaoMinutos: 30,
    vagas: 1,
  })),
  excecoes: [],
  ...extra,
});
const consulta = (extra: Partial<ConsultaDeFaixas> = {}): ConsultaDeFaixas => ({
  dataInicial: QUARTA,
  dataFinal: QUARTA,
  periodo: PERIODO.AMBOS,
  ocupacoes: [],
  feriados: [],
  ferias: [],
  agora: emSaoPaulo(TERCA),
  ...extra,
});
const resumo = (faixas: readonly Faixa[]) => faixas.map((f) => `${f.horarioChegada}–${f.horarioSaida}`);
const horas = (agendas: readonly Agenda[], extra: Partial<ConsultaDeFaixas> = {}) =>
  resumo(gerarFaixas(agendas, consulta(extra)));
const dias = (agendas: readonly Agenda[], extra: Partial<ConsultaDeFaixas> = {}) => [
  ...new Set(gerarFaixas(agendas, consulta(extra)).map(({ data }) => data)),
];
const TODAS = ['08:00–08:30', '08:30–09:00', '09:00–09:30', '09:30–10:00'];

describe('slots of a weekly agenda', () => {
  it('cuts the windows of the weekday into slots', () => {
    const faixas = gerarFaixas([agenda()], consulta());
    expect(resumo(faixas)).toEqual(TODAS);
    expect(faixas[0]).toEqual({
      data: QUARTA,
      horarioChegada: '08:00',
      horarioSaida: '08:30',
      minutosAgendas: 30,
      ambienteId: 10,
      vagas: 1,
    });
  });

  it('leaves out a last piece that is too short', () => {
    const periodos = [{ diaSemana: 3 as const, inicio: '08:00', fim: '09:10', duracaoMinutos: 30, vagas: 1 }];
    expect(horas([agenda({ periodos })])).toEqual(['08:00–08:30', '08:30–09:00']);
  });

  it('a window without length or places offers nothing, and ends', () => {
    const periodo = { diaSemana: 3 as const, inicio: '08:00', fim: '10:00', duracaoMinutos: 30, vagas: 1 };
    expect(horas([agenda({ periodos: [{ ...periodo, duracaoMinutos: 0 }] })])).toEqual([]);
    expect(horas([agenda({ periodos: [{ ...periodo, vagas: 0 }] })])).toEqual([]);
    expect(horas([agenda({ periodos: [{ ...periodo, fim: '07:00' }] })])).toEqual([]);
  });

  it('looks no further than a year ahead', () => {
    const longe = gerarFaixas([agenda()], consulta({ dataInicial: TERCA, dataFinal: '2029-12-31' }));
    expect(longe.at(-1)?.data).toBe('2027-11-24');
  });

  it('are in order of day, arrival, departure and room', () => {
    const faixa = (data: string, chegada: string, saida: string, ambienteId: number): Faixa => ({
      data,
      horarioChegada: chegada,
      horarioSaida: saida,
      minutosAgendas: 30,
      ambienteId,
      vagas: 1,
    });
    const emOrdem = [
      faixa(TERCA, '09:00', '10:00', 2),
      faixa(TERCA, '09:00', '10:00', 3),
      faixa(TERCA, '09:00', '10:30', 1),
      faixa(TERCA, '09:30', '09:45', 1),
      faixa(QUARTA, '08:00', '08:30', 1),
    ];
    expect(emOrdem.toReversed().sort(compararFaixas)).toEqual(emOrdem);
  });

  it('keeps to the validity, both days included', () => {
    const limitada = agenda({ vigenciaInicial: '2026-11-25', vigenciaFinal: '2026-11-26' });
    expect(dias([limitada], { dataInicial: TERCA, dataFinal: '2026-11-30' })).toEqual([
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it('offers nothing in the past, nor a time of today that is not later than now', () => {
    const ate = { dataInicial: '2026-11-20', dataFinal: TERCA };
    expect(horas([agenda()], { ...ate, agora: emSaoPaulo(TERCA, '08:30') })).toEqual([
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(horas([agenda()], { ...ate, agora: emSaoPaulo(TERCA, '08:29') })).toEqual(TODAS.slice(1));
  });

  it.each([
    [PERIODO.MANHA, ['11:30–12:00']],
    [PERIODO.TARDE, ['12:00–12:30', '12:30–13:00']],
    [PERIODO.AMBOS, ['11:30–12:00', '12:00–12:30', '12:30–13:00']],
  ])('doc2 §4: period %i takes a slot by its hour, below 12 is morning', (periodo, esperadas) => {
    const periodos = [{ diaSemana: 3 as const, inicio: '11:30', fim: '13:00', duracaoMinutos: 30, vagas: 1 }];
    expect(horas([agenda({ periodos })], { periodo })).toEqual(esperadas);
  });

  it('leaves out holidays, listed or by law, and vacations', () => {
    const todos = { dataInicial: '2026-12-21', dataFinal: '2026-12-31' };
    expect(
      dias([agenda()], {
        ...todos,
        feriados: [{ dataFeriado: '2026-12-22', abrangencia: 'MUNICIPAL', nome: 'Padroeira' }],
        ferias: [{ dataInicial: '2026-12-28', dataFinal: '2026-12-30' }],
      }),
    ).toEqual(['2026-12-21', '2026-12-23', '2026-12-24', '2026-12-31']);
  });

  it("leaves out weekdays and periods that the provider's hours do not serve", () => {
    const openingHours = semana({ 3: aberto({ manha: false }), 4: aberto() });
    expect(dias([agenda()], { dataFinal: '2026-11-27', openingHours })).toEqual(['2026-11-26']);
  });

  it('a day asked for that ends before it begins has no slots', () => {
    expect(horas([agenda()], { dataInicial: '2026-11-27', dataFinal: QUARTA })).toEqual([]);
  });
});

describe('notice', () => {
  it('doc2 §2.8: counts in days that the provider serves', () => {
    const prazo = { dataInicial: TERCA, dataFinal: '2026-12-04', antecedenciaDias: 4 };
    expect(dias([agenda()], prazo)[0]).toBe('2026-11-30');
    expect(dias([agenda()], { ...prazo, openingHours: horarioComercial })[0]).toBe('2026-11-30');
    expect(dias([agenda()], { ...prazo, openingHours: semana({ 2: aberto(), 4: aberto() }) })).toEqual([]);
    expect(dias([agenda()], { ...prazo, antecedenciaDias: 0 })[0]).toBe(TERCA);
  });

  it('with every day unserved there is nothing to wait for', () => {
    expect(horas([agenda({ periodos: [] })], { antecedenciaDias: 1 })).toEqual([]);
    expect(horas([agenda()], { antecedenciaDias: 1, openingHours: [] })).toEqual([]);
  });
});

describe('exceptions', () => {
  const com = (...excecoes: Agenda['excecoes'][number][]) => [agenda({ excecoes })];

  it('close a day, or a stretch of it without moving the other slots', () => {
    expect(horas(com({ data: QUARTA, atende: false }))).toEqual([]);
    expect(horas(com({ data: QUARTA, atende: false, inicio: '08:30', fim: '08:45' }))).toEqual([
      '08:00–08:30',
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(horas(com({ data: QUARTA, atende: false, inicio: '09:00' }))).toEqual(TODAS.slice(0, 2));
    expect(horas(com({ data: QUARTA, atende: false, fim: '09:00' }))).toEqual(TODAS.slice(2));
    expect(horas(com({ data: TERCA, atende: false }))).toEqual(TODAS);
  });

  it('closed before or after the hours of the day, they change nothing', () => {
    expect(horas(com({ data: QUARTA, atende: false, inicio: '06:00', fim: '08:00' }))).toEqual(TODAS);
    expect(horas(com({ data: QUARTA, atende: false, inicio: '06:00', fim: '07:10' }))).toEqual(TODAS);
    expect(horas(com({ data: QUARTA, atende: false, inicio: '10:00', fim: '12:00' }))).toEqual(TODAS);
    expect(horas(com({ data: QUARTA, atende: false, inicio: '11:00', fim: '12:00' }))).toEqual(TODAS);
  });

  it('a closed day stays closed even when another exception opens it', () => {
    const aberta = { data: QUARTA, atende: true, inicio: '14:00', fim: '15:00' };
    expect(horas(com(aberta, { data: QUARTA, atende: false }))).toEqual([]);
  });

  it('open other hours instead of the weekly ones, several of them together', () => {
    expect(
      horas(
        com(
          { data: QUARTA, atende: true, inicio: '14:00', fim: '15:00' },
          { data: QUARTA, atende: true, inicio: '16:00', fim: '16:30' },
        ),
      ),
    ).toEqual(['14:00–14:30', '14:30–15:00', '16:00–16:30']);
    expect(horas(com({ data: QUARTA, atende: true }))).toEqual(TODAS);
  });

  it('open a weekday that has no hours of its own', () => {
    const sabado = '2026-11-28';
    const aberta = com({ data: sabado, atende: true, inicio: '09:00', fim: '10:00' });
    expect(horas(aberta, { dataInicial: sabado, dataFinal: sabado })).toEqual(['09:00–09:30', '09:30–10:00']);
    expect(
      horas([agenda({ periodos: [], excecoes: aberta[0]?.excecoes ?? [] })], { dataFinal: sabado }),
    ).toEqual([]);
  });
});

describe('places', () => {
  const ocupar = (horarioChegada: string, horarioSaida: string, ambienteId = 10, data = QUARTA) => ({
    ambienteId,
    data,
    horarioChegada,
    horarioSaida,
  });
  const comVagas = (vagas: number) => [
    agenda({ periodos: agenda().periodos.map((periodo) => ({ ...periodo, vagas })) }),
  ];
  const vagasPor = (agendas: readonly Agenda[], extra: Partial<ConsultaDeFaixas>) =>
    Object.fromEntries(gerarFaixas(agendas, consulta(extra)).map((f) => [f.horarioChegada, f.vagas]));

  it('a taken slot is gone, one that only touches it is not', () => {
    expect(horas([agenda()], { ocupacoes: [ocupar('08:30', '09:00')] })).toEqual([
      '08:00–08:30',
      '09:00–09:30',
      '09:30–10:00',
    ]);
    expect(horas([agenda()], { ocupacoes: [ocupar('08:45', '09:15')] })).toEqual([
      '08:00–08:30',
      '09:30–10:00',
    ]);
  });

  it('another room and another day do not count', () => {
    const ocupacoes = [ocupar('08:00', '10:00', 11), ocupar('08:00', '10:00', 10, '2026-11-26')];
    expect(horas([agenda()], { ocupacoes })).toEqual(TODAS);
  });

  it('with more places, as many are left as are free at the busiest moment of the slot', () => {
    const ocupacoes = [
      ocupar('08:00', '08:10'),
      ocupar('08:15', '08:30'),
      ocupar('08:45', '09:30'),
      ocupar('09:00', '10:00'),
      ocupar('09:00', '09:30'),
    ];
    expect(vagasPor(comVagas(3), { ocupacoes })).toEqual({ '08:00': 2, '08:30': 2, '09:30': 2 });
  });

  it('two agendas of one room do not offer the same time twice', () => {
    const outra = agenda({
      id: 2,
      periodos: [{ diaSemana: 3, inicio: '08:15', fim: '10:30', duracaoMinutos: 45, vagas: 1 }],
    });
    expect(horas([agenda(), outra])).toEqual([...TODAS]);
    expect(horas([agenda(), { ...outra, ambienteId: 11 }])).toHaveLength(7);
  });
});

describe('faixasMaisProximas', () => {
  const faixas = gerarFaixas([agenda()], consulta({ dataFinal: '2026-11-26' }));

  it('are the nearest in time, over midnight too, the earlier of two equally near first', () => {
    const perto = faixasMaisProximas(faixas, { data: QUARTA, hora: '08:45' }, 3);
    expect(resumo(perto)).toEqual(['08:30–09:00', '09:00–09:30', '08:00–08:30']);
    expect(faixasMaisProximas(faixas, { data: QUARTA, hora: '23:00' }, 1)[0]?.data).toBe('2026-11-26');
    expect(faixasMaisProximas(faixas, { data: QUARTA, hora: '08:00' }, -1)).toEqual([]);
  });

  it('none of those left out is nearer than one taken', () => {
    const minutos = (f: Faixa) =>
      Number(f.horarioChegada.slice(0, 2)) * 60 + Number(f.horarioChegada.slice(3));
    const doDia = faixas.filter(({ data }) => data === QUARTA);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.nat(4), (h, n) => {
        const hora = `${String(h).padStart(2, '0')}:00`;
        const escolhidas = faixasMaisProximas(doDia, { data: QUARTA, hora }, n);
        expect(escolhidas).toHaveLength(Math.min(n, doDia.length));
        const distancia = (f: Faixa) => Math.abs(minutos(f) - h * 60);
        const pior = Math.max(-1, ...escolhidas.map(distancia));
        for (const f of doDia) if (!escolhidas.includes(f)) expect(distancia(f)).toBeGreaterThanOrEqual(pior);
      }),
    );
  });
});
