import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { confirmacaoDaEscolha, escolhaQueVale, passoQueFalta, type DiaDaConfirmacao } from './index.ts';

const data = '2026-11-24';
const faixa = (horarioChegada: string) => ({
  data,
  horarioChegada,
  horarioSaida: '18:00',
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const dia = (mudancas: Partial<DiaDaConfirmacao> = {}): DiaDaConfirmacao => ({
  data,
  motivos: [],
  faixas: [],
  periodos: [
    { periodo: PERIODO.MANHA, nome: 'Manhã', disponivel: true },
    { periodo: PERIODO.TARDE, nome: 'Tarde', disponivel: true },
  ],
  ...mudancas,
});
const feita = { data, faixa: null, periodo: null };
const onde = { cidade: {}, prestador: {} };

describe('doc2 §2.11: a choice against the days as they are now', () => {
  it('a day that got a reason against it, or left, is no longer chosen', () => {
    const motivos = [{ codigo: 'SEM_FAIXAS', texto: 'x' }] as const;
    expect(escolhaQueVale(feita, [dia({ motivos })], false).dia).toBeNull();
    expect(escolhaQueVale(feita, [], false).dia).toBeNull();
  });

  it('a slot is known by its arrival and goes when it is taken', () => {
    const as0830 = { ...feita, faixa: { horarioChegada: '08:30' } };
    const livre = dia({ faixas: [faixa('08:00'), faixa('08:30')] });
    expect(escolhaQueVale(as0830, [livre], true).faixa).toBe(livre.faixas[1]);
    expect(escolhaQueVale(as0830, [dia({ faixas: [faixa('08:00')] })], true).faixa).toBeNull();
    expect(escolhaQueVale(as0830, [livre], false).faixa).toBeNull();
  });

  it('a period that is not free is not chosen; the only free one needs no choosing', () => {
    const soTarde = dia({
      periodos: dia().periodos.map((p) => ({ ...p, disponivel: p.periodo === PERIODO.TARDE })),
    });
    expect(escolhaQueVale({ ...feita, periodo: PERIODO.MANHA }, [soTarde], false).periodo).toBe(
      PERIODO.TARDE,
    );
    expect(escolhaQueVale(feita, [dia()], false).periodo).toBeNull();
  });

  it('says the first thing that is missing', () => {
    const sem = escolhaQueVale({ ...feita, data: null }, [dia()], false);
    const com = escolhaQueVale(feita, [dia()], false);
    expect(passoQueFalta({ cidade: null, prestador: {} }, sem, false)).toBe('CIDADE');
    expect(passoQueFalta({ cidade: {}, prestador: null }, sem, false)).toBe('PRESTADOR');
    expect(passoQueFalta(onde, sem, false)).toBe('DIA');
    expect(passoQueFalta(onde, com, false)).toBe('PERIODO');
    expect(passoQueFalta(onde, com, true)).toBe('HORARIO');
    expect(passoQueFalta(onde, { ...com, periodo: PERIODO.MANHA }, false)).toBeNull();
  });

  it('doc2 §4: the hour of the slot decides the period; what is not whole is no booking', () => {
    const vale = { dia: dia(), faixa: faixa('12:00'), periodo: null };
    expect(confirmacaoDaEscolha(9, vale)).toEqual({
      agendamentoId: 9,
      dataAgendamento: data,
      periodo: PERIODO.TARDE,
      horarioAgendamento: '12:00',
    });
    expect(confirmacaoDaEscolha(9, { ...vale, faixa: null })).toBeNull();
    expect(confirmacaoDaEscolha(9, { ...vale, dia: null })).toBeNull();
  });
});
