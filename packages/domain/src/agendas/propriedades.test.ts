import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atendeNoDia } from '../atendimento/atendimento.ts';
import { umaSemana } from '../atendimento/exemplos.test-util.ts';
import { contarDiasUteis } from '../feriados/dias-uteis.ts';
import { feriadoNacionalEm } from '../feriados/feriados.ts';
import { PERIODO } from '../periodos/periodo.ts';
import { emSaoPaulo, umaData, umaHora, umDiaDaSemana } from '../tempo/arbitrarios.test-util.ts';
import { DIAS_DA_SEMANA, diaDaSemana, somarDias } from '../tempo/data-civil.ts';
import { horaDeMinutos, minutosDoDia } from '../tempo/hora.ts';
import { gerarFaixas } from './faixas.ts';
import type { Agenda, ConsultaDeFaixas, ExcecaoDaAgenda, Ocupacao, PeriodoDaAgenda } from './tipos.ts';

const HOJE = '2026-12-22';
const DATAS = { de: '2026-12-20', ate: '2027-01-06' };

const umaJanela = fc
  .tuple(fc.integer({ min: 24, max: 76 }), fc.integer({ min: 1, max: 12 }))
  .map(([inicio, quartos]) => ({
    inicio: horaDeMinutos(inicio * 15),
    fim: horaDeMinutos((inicio + quartos) * 15),
  }));
const umPeriodo: fc.Arbitrary<PeriodoDaAgenda> = fc
  .tuple(umDiaDaSemana, umaJanela, fc.constantFrom(15, 20, 30, 45), fc.integer({ min: 1, max: 3 }))
  .map(([diaSemana, janela, duracaoMinutos, vagas]) => ({ diaSemana, ...janela, duracaoMinutos, vagas }));
const umaExcecao: fc.Arbitrary<ExcecaoDaAgenda> = fc
  .tuple(umaData(DATAS.de, DATAS.ate), fc.boolean(), fc.option(umaJanela))
  .map(([data, atende, janela]) => ({ data, atende, ...janela }));
const umaAgenda: fc.Arbitrary<Agenda> = fc.record({
  id: fc.nat(9),
  prestadorId: fc.constant(1),
  ambienteId: fc.integer({ min: 1, max: 2 }),
  vigenciaInicial: umaData('2026-12-01', '2026-12-28'),
  vigenciaFinal: fc.option(umaData('2026-12-20', '2027-01-20')),
  periodos: fc.array(umPeriodo, { maxLength: 8 }),
  excecoes: fc.array(umaExcecao, { maxLength: 4 }),
});
const umaOcupacao: fc.Arbitrary<Ocupacao> = fc
  .tuple(fc.integer({ min: 1, max: 2 }), umaData(DATAS.de, DATAS.ate), umaJanela)
  .map(([ambienteId, data, { inicio, fim }]) => ({
    ambienteId,
    data,
    horarioChegada: inicio,
    horarioSaida: fim,
  }));
const umaConsulta: fc.Arbitrary<ConsultaDeFaixas> = fc.record({
  dataInicial: umaData(DATAS.de, DATAS.ate),
  dataFinal: umaData(DATAS.de, DATAS.ate),
  periodo: fc.constantFrom(PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS),
  ocupacoes: fc.array(umaOcupacao, { maxLength: 30 }),
  feriados: fc.array(
    fc.record({
      dataFeriado: umaData(DATAS.de, DATAS.ate),
      abrangencia: fc.constant('MUNICIPAL' as const),
      nome: fc.constant('Feriado'),
    }),
    { maxLength: 2 },
  ),
  ferias: fc.array(
    umaData(DATAS.de, DATAS.ate).map((dataInicial) => ({
      dataInicial,
      dataFinal: somarDias(dataInicial, 2),
    })),
    { maxLength: 1 },
  ),
  openingHours: fc.option(umaSemana),
  agora: umaHora.map((hora) => emSaoPaulo(HOJE, hora)),
  antecedenciaDias: fc.nat(4),
});
const cenario = fc.tuple(fc.array(umaAgenda, { minLength: 1, maxLength: 4 }), umaConsulta);

interface Trecho {
  ambienteId: number;
  data: string;
  horarioChegada: string;
  horarioSaida: string;
}
const cruzam = (a: Trecho, b: Trecho) =>
  a.ambienteId === b.ambienteId &&
  a.data === b.data &&
  a.horarioChegada < b.horarioSaida &&
  b.horarioChegada < a.horarioSaida;

describe('gerarFaixas, for any agendas, bookings and calendar', () => {
  it('two slots of one room never overlap, and no slot overlaps a booking of a room with one place', () => {
    fc.assert(
      fc.property(cenario, ([agendas, consulta]) => {
        const faixas = gerarFaixas(agendas, consulta);
        for (const [i, faixa] of faixas.entries()) {
          expect(faixas.slice(i + 1).some((outra) => cruzam(faixa, outra))).toBe(false);
        }
        const umaVaga = agendas.map((a) => ({ ...a, periodos: a.periodos.map((p) => ({ ...p, vagas: 1 })) }));
        for (const faixa of gerarFaixas(umaVaga, consulta)) {
          expect(consulta.ocupacoes.some((ocupacao) => cruzam(faixa, ocupacao))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('at no minute are there more people in a room than it has places, once every place offered is taken', () => {
    fc.assert(
      fc.property(cenario, ([agendas, consulta]) => {
        for (const faixa of gerarFaixas(agendas, consulta)) {
          const doAmbiente = agendas.filter(({ ambienteId }) => ambienteId === faixa.ambienteId);
          const capacidade = Math.max(...doAmbiente.flatMap((a) => a.periodos.map(({ vagas }) => vagas)));
          const ocupadas = consulta.ocupacoes.filter((o) => cruzam(o, faixa));
          const fim = minutosDoDia(faixa.horarioSaida);
          for (let minuto = minutosDoDia(faixa.horarioChegada); minuto < fim; minuto += 5) {
            const presentes = ocupadas.filter(
              (o) => minutosDoDia(o.horarioChegada) <= minuto && minuto < minutosDoDia(o.horarioSaida),
            ).length;
            expect(faixa.vagas + presentes).toBeLessThanOrEqual(capacidade);
          }
          expect(faixa.vagas).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('every slot lies in a day, an hour and a period that may be offered', () => {
    fc.assert(
      fc.property(cenario, ([agendas, consulta]) => {
        const { agora, openingHours, periodo } = consulta;
        const atendidos = openingHours
          ? DIAS_DA_SEMANA.filter((_, dia) => atendeNoDia(openingHours, somarDias('2026-12-20', dia)))
          : [...new Set(agendas.flatMap((a) => a.periodos.map((p) => p.diaSemana)))];
        const folgas = DIAS_DA_SEMANA.filter((dia) => !atendidos.includes(dia));
        for (const faixa of gerarFaixas(agendas, consulta)) {
          const { data, horarioChegada, horarioSaida, minutosAgendas } = faixa;
          expect(data >= consulta.dataInicial && data <= consulta.dataFinal).toBe(true);
          expect(`${data} ${horarioChegada}` > `${agora.data} ${agora.hora}`).toBe(true);
          expect(contarDiasUteis(agora.data, data, folgas)).toBeGreaterThanOrEqual(
            consulta.antecedenciaDias ?? 0,
          );
          expect(feriadoNacionalEm(data)).toBeNull();
          expect(consulta.feriados.some((f) => f.dataFeriado === data)).toBe(false);
          expect(consulta.ferias.some((f) => f.dataInicial <= data && data <= f.dataFinal)).toBe(false);
          if (openingHours) expect(atendidos).toContain(diaDaSemana(data));
          if (periodo !== PERIODO.AMBOS) expect(horarioChegada < '12:00').toBe(periodo === PERIODO.MANHA);
          expect(minutosDoDia(horarioSaida) - minutosDoDia(horarioChegada)).toBe(minutosAgendas);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a booking never adds a slot to a room with one agenda window', () => {
    fc.assert(
      fc.property(umPeriodo, umaConsulta, (periodo, consulta) => {
        const agenda: Agenda = {
          id: 1,
          prestadorId: 1,
          ambienteId: 1,
          vigenciaInicial: '2026-01-01',
          vigenciaFinal: null,
          periodos: [periodo],
          excecoes: [],
        };
        const texto = (f: Trecho) => `${f.data} ${f.horarioChegada}`;
        const livres = new Set(gerarFaixas([agenda], { ...consulta, ocupacoes: [] }).map(texto));
        for (const faixa of gerarFaixas([agenda], consulta)) expect(livres.has(texto(faixa))).toBe(true);
      }),
    );
  });

  it('comes in order of day and hour', () => {
    fc.assert(
      fc.property(cenario, ([agendas, consulta]) => {
        const textos = gerarFaixas(agendas, consulta).map((f) => `${f.data} ${f.horarioChegada}`);
        expect(textos).toEqual(textos.toSorted());
      }),
    );
  });
});
