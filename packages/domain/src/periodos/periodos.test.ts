import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emSaoPaulo, umaHora } from '../tempo/arbitrarios.test-util.ts';
import { aberto, horarioComercial, semana } from '../atendimento/exemplos.test-util.ts';
import { ocultaManhaNoSeletor, opcoesDePeriodo, periodosDisponiveis } from './disponiveis.ts';
import {
  ehPeriodo,
  horaCabeNoPeriodo,
  manhaEncerradaParaEscolha,
  manhaEncerradaParaPreSolicitacao,
  nomePeriodo,
  PERIODO,
  periodoDoHorario,
} from './periodo.ts';

const { MANHA, TARDE, AMBOS } = PERIODO;

describe('the four noon rules', () => {
  it.each([
    ['11:59', true, false],
    ['12:00', true, true],
    ['12:01', false, true],
    ['00:00', true, false],
    ['23:59', false, true],
  ])('doc2 §5: an agreed time of %s fits the morning %s and the afternoon %s', (hora, manha, tarde) => {
    expect(horaCabeNoPeriodo(hora, MANHA)).toBe(manha);
    expect(horaCabeNoPeriodo(hora, TARDE)).toBe(tarde);
    expect(horaCabeNoPeriodo(hora, AMBOS)).toBe(true);
  });

  it.each([
    ['11:59', MANHA],
    ['12:00', TARDE],
  ])('doc2 §4: in self-scheduling %s belongs to one period only, %i', (hora, periodo) => {
    expect(periodoDoHorario(hora)).toBe(periodo);
  });

  it.each([
    ['12:00', false],
    ['12:01', true],
  ])('doc2 §4, doc1 §5: at %s the morning of today is over for pickers and pre-requests: %s', (hora, fim) => {
    expect(manhaEncerradaParaEscolha({ hora })).toBe(fim);
    expect(manhaEncerradaParaPreSolicitacao({ hora })).toBe(fim);
  });

  it('a time always fits the period that self-scheduling gives it', () => {
    fc.assert(fc.property(umaHora, (hora) => horaCabeNoPeriodo(hora, periodoDoHorario(hora))));
  });
});

describe('names', () => {
  it('doc2 §3: anything but the three codes is Não informado', () => {
    expect([1, 2, 3, 0, 4, null, undefined].map(nomePeriodo)).toEqual([
      'Manhã',
      'Tarde',
      'Ambos',
      'Não informado',
      'Não informado',
      'Não informado',
      'Não informado',
    ]);
    expect([1, 3].every(ehPeriodo)).toBe(true);
    expect([0, 4, '1', null].some(ehPeriodo)).toBe(false);
  });
});

describe('doc2 §4: period availability in the clinic step', () => {
  const hoje = '2026-11-24';
  const soManhas = semana({ 2: aberto({ tarde: false }), 3: aberto({ tarde: false }) });

  it.each([
    ['before noon today', '12:00', hoje, hoje, [MANHA, TARDE, AMBOS]],
    ['after noon today', '12:01', hoje, hoje, [TARDE, AMBOS]],
    ['a range that starts today after noon', '12:01', hoje, '2026-11-26', [TARDE, AMBOS]],
    ['a range that starts tomorrow', '18:00', '2026-11-25', '2026-11-25', [MANHA, TARDE, AMBOS]],
  ])('%s', (_, hora, inicio, fim, esperados) => {
    const consulta = { agora: emSaoPaulo(hoje, hora), intervalo: { inicio, fim } };
    expect(periodosDisponiveis({ ...consulta, openingHours: horarioComercial })).toEqual(esperados);
    expect(periodosDisponiveis(consulta)).toEqual(esperados);
  });

  it('hides the afternoon when the provider has none in the range', () => {
    const consulta = {
      agora: emSaoPaulo(hoje, '08:00'),
      intervalo: { inicio: hoje, fim: '2026-11-25' },
      openingHours: soManhas,
    };
    expect(periodosDisponiveis(consulta)).toEqual([MANHA, AMBOS]);
    expect(opcoesDePeriodo(consulta).find(({ periodo }) => periodo === TARDE)?.motivo).toBe(
      'O prestador não atende à tarde',
    );
  });

  it('hides Ambos for SOC clinics', () => {
    const consulta = { agora: emSaoPaulo(hoje, '08:00'), intervalo: null, clinicaSoc: true };
    expect(periodosDisponiveis({ ...consulta, openingHours: horarioComercial })).toEqual([MANHA, TARDE]);
  });

  it('offers nothing where nothing is served, and never loops over it', () => {
    const consulta = { agora: emSaoPaulo(hoje), intervalo: { inicio: '2026-11-28', fim: '2026-11-29' } };
    expect(periodosDisponiveis({ ...consulta, openingHours: horarioComercial })).toEqual([]);
    expect(periodosDisponiveis({ ...consulta, openingHours: [] })).toEqual([]);
    expect(periodosDisponiveis({ ...consulta, intervalo: null, openingHours: [] })).toEqual([]);
  });

  it('says why of every period that it withholds', () => {
    const opcoes = opcoesDePeriodo({ agora: emSaoPaulo(hoje), intervalo: null, openingHours: [] });
    expect(opcoes.every(({ disponivel, motivo }) => disponivel === (motivo === undefined))).toBe(true);
  });

  it.each([
    [hoje, hoje, '12:01', true],
    [hoje, hoje, '12:00', false],
    [hoje, '2026-11-25', '15:00', false],
    ['2026-11-25', '2026-11-25', '15:00', false],
  ])('doc3 §4.4: a range picker on %s–%s at %s hides the morning: %s', (inicio, fim, hora, oculta) => {
    expect(ocultaManhaNoSeletor({ inicio, fim }, emSaoPaulo(hoje, hora))).toBe(oculta);
    expect(ocultaManhaNoSeletor(null, emSaoPaulo(hoje, hora))).toBe(false);
  });
});
