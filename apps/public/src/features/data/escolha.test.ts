import type { FaixaDaApi } from '@apto/api-client';
import { confirmacaoDaEscolha, PERIODO, type DiaDaConfirmacao } from '@apto/domain';
import { describe, expect, it, test } from 'vitest';
import { alternativas, escolhaNosDias, oQueFalta, resumoDaEscolha } from './escolha.ts';

const faixa = (data: string, horarioChegada: string): FaixaDaApi => ({
  data,
  horarioChegada,
  horarioSaida: '23:00',
  minutosAgendas: 30,
  ambienteId: 7,
  vagas: 1,
});
const periodos = (livres: readonly number[]) =>
  ([1, 2, 3] as const).map((periodo) => ({ periodo, nome: '', disponivel: livres.includes(periodo) }));
const dia = (data: string, horas: string[], livres: number[] = []): DiaDaConfirmacao<FaixaDaApi> => ({
  data,
  motivos: [],
  faixas: horas.map((hora) => faixa(data, hora)),
  periodos: periodos(livres),
});
const nada = { data: null, faixa: null, periodo: null };
const as0830 = { data: '2026-11-24', faixa: { horarioChegada: '08:30' }, periodo: null };
const pedido = { cidade: { id: 1 }, prestador: { id: 2 } };

describe('doc2 §2.11: what is chosen', () => {
  const comFaixas = [dia('2026-11-24', ['08:00', '08:30']), dia('2026-11-25', ['14:00'])];

  it('is a slot where the clinic books slots', () => {
    const escolha = escolhaNosDias(as0830, comFaixas, true);
    expect(oQueFalta(pedido, escolha, true)).toBeNull();
    expect(resumoDaEscolha(escolha)).toBe('Terça-feira, 24 de novembro de 2026, às\u00A008:30');
    expect(confirmacaoDaEscolha(9, escolha)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-24',
      periodo: PERIODO.MANHA,
      horarioAgendamento: '08:30',
    });
  });

  it('takes the period of the slot: below 12 is morning (doc2 §4)', () => {
    const escolha = escolhaNosDias(
      { ...as0830, data: '2026-11-25', faixa: { horarioChegada: '14:00' } },
      comFaixas,
      true,
    );
    expect(confirmacaoDaEscolha(9, escolha)).toMatchObject({ periodo: PERIODO.TARDE });
  });

  it('is a day and a period elsewhere; the only period needs no choosing', () => {
    const dias = [dia('2026-11-24', [], [1, 2, 3]), dia('2026-11-25', [], [2])];
    const semPeriodo = escolhaNosDias({ ...nada, data: '2026-11-24' }, dias, false);
    expect(oQueFalta(pedido, semPeriodo, false)).toBe('Escolha o período para agendar.');
    expect(confirmacaoDaEscolha(9, semPeriodo)).toBeNull();
    const ambos = escolhaNosDias({ ...nada, data: '2026-11-24', periodo: 3 }, dias, false);
    expect(resumoDaEscolha(ambos)).toBe('Terça-feira, 24 de novembro de 2026, de manhã ou à tarde');
    const unico = escolhaNosDias({ ...nada, data: '2026-11-25', periodo: 1 }, dias, false);
    expect(confirmacaoDaEscolha(9, unico)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-25',
      periodo: PERIODO.TARDE,
    });
  });

  test.each([
    [{ ...pedido, prestador: null }, nada, 'Escolha uma clínica para agendar.'],
    [pedido, nada, 'Escolha um dia para agendar.'],
    [pedido, { ...nada, data: '2026-11-24' }, 'Escolha um horário para agendar.'],
    [pedido, { ...nada, data: '2026-11-30' }, 'Escolha um dia para agendar.'],
  ])('Agendar says what is missing: %o %o', (de, rascunho, texto) => {
    expect(oQueFalta(de, escolhaNosDias(rascunho, comFaixas, true), true)).toBe(texto);
  });

  it('is lost when the slot is gone from the day, or the server refused it', () => {
    const semEla = escolhaNosDias(as0830, [dia('2026-11-24', ['08:00'])], true);
    expect(semEla).toMatchObject({ faixa: null, perdida: { data: '2026-11-24' } });
    expect(escolhaNosDias(as0830, comFaixas, true, true).perdida).not.toBeNull();
    expect(escolhaNosDias(as0830, comFaixas, true).perdida).toBeNull();
  });

  it('is not lost while the days are still loading', () => {
    expect(escolhaNosDias(as0830, null, true)).toEqual({
      dia: null,
      faixa: null,
      periodo: null,
      perdida: null,
    });
  });
});

describe('doc2 §8 slot gone: what is offered instead', () => {
  const perdida = { data: '2026-11-24', faixa: { horarioChegada: '08:30' } };
  it('are the nearest free ones, each time once, never the lost one', () => {
    const faixas = [
      faixa('2026-11-25', '08:30'),
      faixa('2026-11-24', '08:30'),
      faixa('2026-11-24', '10:00'),
      faixa('2026-11-24', '08:00'),
      faixa('2026-11-24', '08:00'),
      faixa('2026-11-24', '09:00'),
      faixa('2026-11-24', '16:00'),
    ];
    expect(alternativas(perdida, faixas).map((f) => `${f.data} ${f.horarioChegada}`)).toEqual([
      '2026-11-24 08:00',
      '2026-11-24 09:00',
      '2026-11-24 10:00',
      '2026-11-24 16:00',
    ]);
  });

  it("are the server's own when it gave some", () => {
    const [primeira] = alternativas(perdida, [faixa('2026-11-24', '08:00')], [faixa('2026-11-26', '09:00')]);
    expect(primeira?.data).toBe('2026-11-26');
  });
});
