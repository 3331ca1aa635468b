import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atendeNoDia, prestadorSemHorarios } from '../atendimento/atendimento.ts';
import { horarioComercial, umaSemana } from '../atendimento/exemplos.test-util.ts';
import { contarDiasUteis } from '../feriados/dias-uteis.ts';
import type { Ferias, Feriado } from '../feriados/feriados.ts';
import { emSaoPaulo, umaData, umDiaDaSemana } from '../tempo/arbitrarios.test-util.ts';
import { datasEntre, diaDaSemana, diferencaEmDias, somarDias } from '../tempo/data-civil.ts';
import { proximoDiaDisponivel, proximosIntervalosValidos } from './alternativas.ts';
import type { ContextoIntervalo, Intervalo } from './contexto.ts';
import { motivosDoDia } from './motivos.ts';
import { verificarIntervalo } from './verificar.ts';

const HOJE = '2026-11-24';
const umDiaPerto = umaData('2026-11-10', '2027-01-31');

const umFeriado: fc.Arbitrary<Feriado> = fc.record({
  dataFeriado: umDiaPerto,
  abrangencia: fc.constantFrom('NACIONAL', 'MUNICIPAL'),
  nome: fc.constant('Feriado'),
});
const umasFerias: fc.Arbitrary<Ferias> = fc
  .tuple(umDiaPerto, fc.nat(20))
  .map(([dataInicial, dias]) => ({ dataInicial, dataFinal: somarDias(dataInicial, dias) }));
const umContexto: fc.Arbitrary<ContextoIntervalo> = fc.record({
  agora: fc.constant(emSaoPaulo(HOJE)),
  minimo: fc.option(umaData(HOJE, '2026-12-10')),
  maximo: fc.option(umaData('2026-12-10', '2027-02-28')),
  limiteDias: fc.option(fc.integer({ min: 1, max: 12 })),
  diasDesabilitados: fc.option(fc.uniqueArray(umDiaDaSemana, { maxLength: 3 }), { nil: undefined }),
  feriados: fc.array(umFeriado, { maxLength: 4 }),
  ferias: fc.array(umasFerias, { maxLength: 2 }),
  openingHours: fc.option(umaSemana),
});
const umIntervalo: fc.Arbitrary<Intervalo> = fc
  .tuple(umDiaPerto, fc.nat(12))
  .map(([inicio, dias]) => ({ inicio, fim: somarDias(inicio, dias) }));

/** Why a day of the range must make it fail, said again without the code under test. */
function diaReprovado(data: string, ponta: boolean, c: ContextoIntervalo): boolean {
  const dia = diaDaSemana(data);
  const fimDeSemana = dia === 0 || dia === 6;
  const atende = !c.openingHours || atendeNoDia(c.openingHours, data);
  const desabilitado = c.diasDesabilitados
    ? c.diasDesabilitados.includes(dia)
    : fimDeSemana && !(c.openingHours && atende);
  return (
    data < HOJE ||
    data < (c.minimo ?? HOJE) ||
    data > (c.maximo ?? '9999-12-31') ||
    data.endsWith('-12-25') ||
    data.endsWith('-01-01') ||
    data.endsWith('-11-15') ||
    data.endsWith('-11-20') ||
    c.feriados.some(({ dataFeriado }) => dataFeriado === data) ||
    c.ferias.some((f) => f.dataInicial <= data && data <= f.dataFinal) ||
    (ponta && desabilitado) ||
    (!atende && (ponta || !(fimDeSemana && desabilitado)))
  );
}

describe('verificarIntervalo', () => {
  it('accepts a range exactly when none of its days fails and it keeps the limit', () => {
    fc.assert(
      fc.property(umIntervalo, umContexto, (intervalo, contexto) => {
        const datas = datasEntre(intervalo.inicio, intervalo.fim);
        const reprovado = datas.some((data) =>
          diaReprovado(data, data === intervalo.inicio || data === intervalo.fim, contexto),
        );
        const longo =
          contexto.limiteDias !== null &&
          contarDiasUteis(intervalo.inicio, intervalo.fim) >= (contexto.limiteDias ?? Infinity);
        expect(verificarIntervalo(intervalo, contexto).length === 0).toBe(!reprovado && !longo);
      }),
      { numRuns: 1500 },
    );
  });

  it('the days that it blames lie in the range, in order', () => {
    fc.assert(
      fc.property(umIntervalo, umContexto, (intervalo, contexto) => {
        for (const { datas = [] } of verificarIntervalo(intervalo, contexto)) {
          expect(datas).toEqual([...new Set(datas)].sort());
          expect(datas.every((d) => d >= intervalo.inicio && d <= intervalo.fim)).toBe(true);
        }
      }),
    );
  });

  it('judges a single day as the calendar does', () => {
    fc.assert(
      fc.property(umDiaPerto, umContexto, (data, contexto) => {
        const falhas = verificarIntervalo({ inicio: data, fim: data }, contexto);
        expect(falhas.length === 0).toBe(motivosDoDia(data, contexto).length === 0);
      }),
    );
  });
});

describe('proximosIntervalosValidos', () => {
  it('offers only ranges that pass every check, never longer than the one refused, nearest first', () => {
    fc.assert(
      fc.property(umIntervalo, umContexto, (intervalo, contexto) => {
        const opcoes = proximosIntervalosValidos(intervalo, contexto);
        const pedido = [intervalo.inicio, HOJE, contexto.minimo ?? HOJE].sort().at(-1) ?? HOJE;
        const distancias = opcoes.map(({ inicio }) => Math.abs(diferencaEmDias(pedido, inicio)));
        expect(distancias).toEqual(distancias.toSorted((a, b) => a - b));
        expect(new Set(opcoes.map(({ inicio, fim }) => `${inicio}/${fim}`)).size).toBe(opcoes.length);
        expect(opcoes.length).toBeLessThanOrEqual(3);
        for (const opcao of opcoes) {
          expect(verificarIntervalo(opcao, contexto)).toEqual([]);
          expect(diferencaEmDias(opcao.inicio, opcao.fim)).toBeLessThanOrEqual(
            diferencaEmDias(intervalo.inicio, intervalo.fim),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  it('finds three whenever a free day exists three times, and none when no day is served', () => {
    fc.assert(
      fc.property(umIntervalo, umContexto, (intervalo, contexto) => {
        const opcoes = proximosIntervalosValidos(intervalo, contexto);
        if (contexto.openingHours && prestadorSemHorarios(contexto.openingHours)) {
          expect(opcoes).toEqual([]);
          return;
        }
        const fim = contexto.maximo ?? '2027-02-28';
        const livres = datasEntre(contexto.minimo ?? HOJE, fim).filter(
          (data) => motivosDoDia(data, contexto).length === 0,
        );
        if (livres.length >= 3) expect(opcoes).toHaveLength(3);
      }),
      { numRuns: 100 },
    );
  });

  const contexto: ContextoIntervalo = {
    agora: emSaoPaulo(HOJE),
    feriados: [],
    ferias: [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }],
    openingHours: horarioComercial,
  };

  it('keeps the length and goes to both sides, the nearest first', () => {
    expect(proximosIntervalosValidos({ inicio: '2026-12-02', fim: '2026-12-04' }, contexto)).toEqual([
      { inicio: '2026-11-25', fim: '2026-11-27' },
      { inicio: '2026-11-24', fim: '2026-11-26' },
      // From Friday the 11th three days would end on a Sunday.
      { inicio: '2026-12-14', fim: '2026-12-16' },
    ]);
  });

  it('shortens a range that is too long for the limit', () => {
    const opcoes = proximosIntervalosValidos(
      { inicio: '2026-11-25', fim: '2026-12-31' },
      { ...contexto, ferias: [], limiteDias: 3 },
    );
    expect(opcoes).toEqual([
      { inicio: '2026-11-25', fim: '2026-11-27' },
      { inicio: '2026-11-24', fim: '2026-11-26' },
      { inicio: '2026-11-27', fim: '2026-11-30' },
    ]);
  });

  it('answers nothing for what is no range, or lies where no calendar goes', () => {
    expect(proximosIntervalosValidos({ inicio: 'x', fim: 'y' }, contexto)).toEqual([]);
    expect(proximosIntervalosValidos({ inicio: '2026-11-25', fim: '' }, contexto)).toEqual([]);
    expect(proximosIntervalosValidos({ inicio: '', fim: '2026-11-25' }, contexto)).toEqual([]);
    expect(proximosIntervalosValidos({ inicio: '9999-12-30', fim: '9999-12-31' }, contexto)).toEqual([]);
    expect(proximoDiaDisponivel('9999-12-31', contexto)).toBeNull();
  });
});

describe('proximoDiaDisponivel', () => {
  it('may be the last day allowed', () => {
    const contexto = { agora: emSaoPaulo(HOJE), maximo: '2026-11-30', feriados: [], ferias: [] };
    expect(proximoDiaDisponivel('2026-11-28', contexto)).toBe('2026-11-30');
    expect(proximoDiaDisponivel('2026-12-01', contexto)).toBeNull();
  });

  it('is the first day from there on without a reason against it', () => {
    fc.assert(
      fc.property(umDiaPerto, umContexto, (data, contexto) => {
        const achado = proximoDiaDisponivel(data, contexto);
        const esperado = datasEntre(data, '2027-12-31').find((d) => motivosDoDia(d, contexto).length === 0);
        expect(achado).toBe(esperado ?? null);
      }),
      { numRuns: 60 },
    );
  });
});
