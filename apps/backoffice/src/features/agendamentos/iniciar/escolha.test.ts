import { ErroDeApi, type FaixaDaApi } from '@apto/api-client';
import { confirmacaoDaEscolha, PERIODO, type DiaDaConfirmacao } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { maisProximasDe, NADA_ESCOLHIDO, situacaoDaEscolha } from './escolha.ts';

const faixa = (horarioChegada: string, data = '2026-11-30'): FaixaDaApi => ({
  data,
  horarioChegada,
  horarioSaida: '09:00',
  minutosAgendas: 30,
  ambienteId: 4,
  vagas: 1,
});
const dia = (mudancas: Partial<DiaDaConfirmacao<FaixaDaApi>> = {}): DiaDaConfirmacao<FaixaDaApi> => ({
  data: '2026-11-30',
  motivos: [],
  faixas: [],
  periodos: [
    { periodo: PERIODO.MANHA, nome: 'Manhã', disponivel: true },
    { periodo: PERIODO.TARDE, nome: 'Tarde', disponivel: true },
  ],
  ...mudancas,
});
const onde = { cidade: { id: 1 }, prestador: { id: 2 } };
const noDia = { ...NADA_ESCOLHIDO, data: '2026-11-30' };

describe("doc2 §2.11: 'Agendar' needs city, provider and date or slot", () => {
  it.each([
    [{ cidade: null, prestador: null }, NADA_ESCOLHIDO, 'Escolha a cidade.'],
    [{ cidade: {}, prestador: null }, NADA_ESCOLHIDO, 'Escolha a clínica.'],
    [onde, NADA_ESCOLHIDO, 'Escolha o dia.'],
    [onde, noDia, 'Escolha o período.'],
    [onde, { ...noDia, periodo: PERIODO.TARDE }, null],
  ])('%j %j: %s', (lugar, escolhido, falta) => {
    expect(situacaoDaEscolha(escolhido, lugar, [dia()], false).falta).toBe(falta);
  });

  it('the only period that is free needs no choice', () => {
    const so = dia({ periodos: [{ periodo: PERIODO.MANHA, nome: 'Manhã', disponivel: true }] });
    const situacao = situacaoDaEscolha(noDia, onde, [so], false);
    expect(confirmacaoDaEscolha(9, situacao)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-30',
      periodo: PERIODO.MANHA,
    });
  });

  it('a day that got a reason against it is no longer chosen', () => {
    const cheio = dia({
      motivos: [{ codigo: 'SEM_FAIXAS', texto: 'Não há mais horários livres neste dia' }],
    });
    expect(situacaoDaEscolha(noDia, onde, [cheio], true).falta).toBe('Escolha o dia.');
  });
});

describe('slots', () => {
  it('doc2 §4: the hour of the slot decides the period', () => {
    const comFaixas = dia({ faixas: [faixa('08:30'), faixa('12:00')] });
    const as12 = situacaoDaEscolha({ ...noDia, faixa: faixa('12:00') }, onde, [comFaixas], true);
    expect(confirmacaoDaEscolha(9, as12)).toEqual({
      agendamentoId: 9,
      dataAgendamento: '2026-11-30',
      periodo: PERIODO.TARDE,
      horarioAgendamento: '12:00',
    });
  });

  it('a slot that somebody took is not sent', () => {
    const situacao = situacaoDaEscolha(
      { ...noDia, faixa: faixa('08:30') },
      onde,
      [dia({ faixas: [faixa('10:00')] })],
      true,
    );
    expect(situacao.falta).toBe('Escolha o horário.');
    expect(confirmacaoDaEscolha(9, situacao)).toBeNull();
  });

  it('a lost race brings the nearest free ones, another refusal none', () => {
    const erro = (codigo: string, detalhes: Record<string, unknown>) =>
      new ErroDeApi({ message: 'x', status: 409, codigo, detalhes });
    expect(maisProximasDe(erro('FAIXA_INDISPONIVEL', { maisProximas: [faixa('10:00')] }))).toHaveLength(1);
    expect(maisProximasDe(erro('FAIXA_INDISPONIVEL', {}))).toEqual([]);
    expect(maisProximasDe(erro('TRANSICAO_RECUSADA', {}))).toBeNull();
  });
});
