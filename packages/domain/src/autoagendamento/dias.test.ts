import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faixa } from '../agendas/index.ts';
import { aberto, horarioComercial, semana, umaSemana } from '../atendimento/exemplos.test-util.ts';
import { PERIODO } from '../periodos/index.ts';
import type { Agora } from '../tempo/index.ts';
import { validarConfirmacao } from './confirmacao.ts';
import {
  diasDaConfirmacao,
  janelaDaConfirmacao,
  proximoDiaLivre,
  tipoAtendimentoNoDia,
  type ConsultaDeDias,
} from './dias.ts';

const as = (data: string, hora = '09:00'): Agora => ({ data, hora, instante: `${data}T12:00:00.000Z` });

/** Monday 23 to Friday 27 November 2026; Saturday 28 and Sunday 29 follow. */
const consulta = (mudanca: Partial<ConsultaDeDias> = {}): ConsultaDeDias => ({
  dataSugestaoInicial: '2026-11-23',
  dataSugestaoFinal: '2026-11-29',
  openingHours: horarioComercial,
  feriados: [],
  ferias: [],
  reservaFaixas: false,
  faixas: [],
  agora: as('2026-11-19'),
  ...mudanca,
});
const faixa = (data: string, horarioChegada: string): Faixa => ({
  data,
  horarioChegada,
  horarioSaida: `${horarioChegada.slice(0, 3)}30`,
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const motivos = (c: ConsultaDeDias) =>
  Object.fromEntries(diasDaConfirmacao(c).map((d) => [d.data, d.motivos.map((m) => m.texto)]));

describe("doc2 §5 Employee's confirmation: the days", () => {
  it('begin at the suggested start or today, and end at the suggested end', () => {
    expect(janelaDaConfirmacao(consulta())).toEqual({ inicio: '2026-11-23', fim: '2026-11-29' });
    expect(janelaDaConfirmacao(consulta({ agora: as('2026-11-25') }))).toEqual({
      inicio: '2026-11-25',
      fim: '2026-11-29',
    });
    expect(janelaDaConfirmacao(consulta({ agora: as('2026-11-30') }))).toBeNull();
    expect(diasDaConfirmacao(consulta({ agora: as('2026-11-30') }))).toEqual([]);
  });

  it('are at most 31, as many as one question about slots may span', () => {
    expect(diasDaConfirmacao(consulta({ dataSugestaoFinal: '2027-11-29' }))).toHaveLength(31);
    expect(diasDaConfirmacao(consulta({ dataSugestaoFinal: null }))).toHaveLength(31);
  });

  it('say why one cannot be chosen: weekend, weekday, holiday, vacation', () => {
    const dias = motivos(
      consulta({
        openingHours: semana({ 1: aberto(), 2: aberto(), 4: aberto(), 5: aberto(), 6: aberto() }),
        feriados: [
          {
            dataFeriado: '2026-11-24',
            abrangencia: 'MUNICIPAL',
            nome: 'Padroeira',
            cidade: { cidade: 'Campinas', estado: 'SP' },
          },
        ],
        ferias: [{ dataInicial: '2026-11-26', dataFinal: '2026-11-26' }],
      }),
    );
    expect(dias).toEqual({
      '2026-11-23': [],
      '2026-11-24': ['Feriado municipal em Campinas-SP: Padroeira'],
      '2026-11-25': ['O prestador não atende neste dia da semana'],
      '2026-11-26': ['Prestador em férias até 26/11/2026'],
      '2026-11-27': [],
      '2026-11-28': ['Não há agendamento aos sábados'],
      '2026-11-29': ['O prestador não atende neste dia da semana'],
    });
  });

  it('of a clinic that books slots need one that is free', () => {
    const c = consulta({
      reservaFaixas: true,
      faixas: [faixa('2026-11-24', '08:00'), faixa('2026-11-24', '08:30')],
    });
    const dias = diasDaConfirmacao(c);
    expect(dias.find((d) => d.data === '2026-11-24')).toMatchObject({ motivos: [], faixas: { length: 2 } });
    expect(motivos(c)['2026-11-23']).toEqual(['Não há mais horários livres neste dia']);
    expect(proximoDiaLivre(dias)).toBe('2026-11-24');
    expect(proximoDiaLivre(dias, '2026-11-24')).toBeNull();
  });

  it('offer each arrival once, with the places of all rooms', () => {
    const [dia] = diasDaConfirmacao(
      consulta({
        dataSugestaoFinal: '2026-11-23',
        reservaFaixas: true,
        faixas: [
          { ...faixa('2026-11-23', '09:00'), ambienteId: 2, horarioSaida: '09:20' },
          faixa('2026-11-23', '09:00'),
          { ...faixa('2026-11-23', '08:00'), ambienteId: 2 },
        ],
      }),
    );
    expect(dia?.faixas.map((f) => [f.horarioChegada, f.horarioSaida, f.vagas])).toEqual([
      ['08:00', '08:30', 1],
      ['09:00', '09:20', 2],
    ]);
  });

  it('offer the periods that are served, and both only where both are', () => {
    const [dia] = diasDaConfirmacao(
      consulta({ openingHours: semana({ 1: aberto({ tarde: false }) }), dataSugestaoFinal: '2026-11-23' }),
    );
    expect(dia?.periodos.map(({ nome, disponivel, motivo }) => [nome, disponivel, motivo])).toEqual([
      ['Manhã', true, undefined],
      ['Tarde', false, 'O prestador não atende no período selecionado'],
      ['Ambos', false, 'O prestador não atende no período selecionado'],
    ]);
  });

  it("leave out today's morning after 12:00, and today when nothing else is served", () => {
    const hoje = { dataSugestaoInicial: '2026-11-23', dataSugestaoFinal: '2026-11-23' };
    const manha = semana({ 1: aberto({ tarde: false }) });
    const depois = as('2026-11-23', '12:01');
    const [dia] = diasDaConfirmacao(consulta({ ...hoje, agora: depois }));
    expect(dia?.periodos.find((p) => p.periodo === PERIODO.MANHA)?.motivo).toBe(
      'A manhã de hoje já terminou',
    );
    expect(dia?.periodos.find((p) => p.periodo === PERIODO.TARDE)?.disponivel).toBe(true);
    expect(motivos(consulta({ ...hoje, agora: as('2026-11-23', '12:00'), openingHours: manha }))).toEqual({
      '2026-11-23': [],
    });
    expect(motivos(consulta({ ...hoje, agora: depois, openingHours: manha }))).toEqual({
      '2026-11-23': ['A manhã de hoje já terminou'],
    });
  });

  it('that can be chosen are confirmed by the rule that the server asks, and what is withheld is refused', () => {
    fc.assert(
      fc.property(umaSemana, fc.constantFrom('08:00', '12:00', '12:01', '18:00'), (openingHours, hora) => {
        const agora = as('2026-11-24', hora);
        const c = consulta({ openingHours, agora, dataSugestaoInicial: '2026-11-18' });
        for (const { data, motivos, periodos } of diasDaConfirmacao(c)) {
          if (motivos.length === 0) expect(periodos.some((p) => p.disponivel)).toBe(true);
          for (const { periodo, disponivel } of periodos) {
            const falhas = validarConfirmacao({ ...c, data, periodo });
            expect(falhas.length === 0).toBe(motivos.length === 0 && disponivel);
          }
        }
      }),
    );
  });
});

it('doc2 §3: how people are received depends on the day', () => {
  const misto = semana({
    1: aberto({ serviceTypePm: 'HORARIO_MARCADO' }),
    2: aberto(),
    3: aberto({ serviceTypeAm: null }),
  });
  expect(tipoAtendimentoNoDia(misto, '2026-11-23')).toBe('Ambos');
  expect(tipoAtendimentoNoDia(misto, '2026-11-24')).toBe('Ordem de chegada');
  expect(tipoAtendimentoNoDia(misto, '2026-11-25')).toBe('Inconsistente');
  expect(tipoAtendimentoNoDia(misto, '2026-11-26')).toBe('Inconsistente');
});
