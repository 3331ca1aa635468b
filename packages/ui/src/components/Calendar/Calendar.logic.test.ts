import { describe, expect, it } from 'vitest';
import {
  anosOferecidos,
  diaDaTecla,
  mesesEntre,
  mesesVisiveis,
  nomeDoDia,
  ordenar,
  posicaoNoIntervalo,
  semanasDoMes,
  somarMes,
  ultimoDia,
} from './Calendar.logic.ts';

const tecla = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('Calendar grid', () => {
  it('has six weeks from Sunday in every month, so that nothing jumps', () => {
    for (const mes of ['2026-02', '2026-08', '2026-11', '2015-02']) {
      const semanas = semanasDoMes(mes);
      expect(semanas).toHaveLength(6);
      expect(semanas.every((semana) => semana.length === 7)).toBe(true);
      const dias = semanas.flat().filter((dia) => dia !== null);
      expect(dias[0]).toBe(`${mes}-01`);
      expect(dias.at(-1)).toBe(ultimoDia(mes));
    }
    expect(semanasDoMes('2026-11')[0]?.[0]).toBe('2026-11-01');
    expect(semanasDoMes('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('crosses years by month', () => {
    expect(somarMes('2026-12', 1)).toBe('2027-01');
    expect(somarMes('2026-01', -1)).toBe('2025-12');
    expect(mesesEntre('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});

describe('Calendar keyboard (WAI-ARIA date grid)', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-23'],
    ['ArrowRight', false, '2026-11-25'],
    ['ArrowUp', false, '2026-11-17'],
    ['ArrowDown', false, '2026-12-01'],
    ['Home', false, '2026-11-22'],
    ['End', false, '2026-11-28'],
    ['PageUp', false, '2026-10-24'],
    ['PageDown', false, '2026-12-24'],
    ['PageUp', true, '2025-11-24'],
    ['PageDown', true, '2027-11-24'],
  ])('%s (shift %s) from 24/11/2026 goes to %s', (key, shift, destino) => {
    expect(diaDaTecla('2026-11-24', tecla(key, shift))).toBe(destino);
  });

  it('PageDown from 31 January stops at the last day of February', () => {
    expect(diaDaTecla('2027-01-31', tecla('PageDown'))).toBe('2027-02-28');
  });

  it('leaves other keys alone', () => {
    expect(diaDaTecla('2026-11-24', tecla('Tab'))).toBeNull();
    expect(diaDaTecla('2026-11-24', tecla('Enter'))).toBeNull();
  });
});

describe('Calendar months on screen', () => {
  it('move only when the focused day is on none of them', () => {
    expect(mesesVisiveis('2026-11', 2, '2026-12-24')).toBe('2026-11');
    expect(mesesVisiveis('2026-11', 2, '2027-01-02')).toBe('2026-12');
    expect(mesesVisiveis('2026-11', 2, '2026-10-31')).toBe('2026-10');
    expect(mesesVisiveis('2026-11', 1, '2026-12-01')).toBe('2026-12');
  });

  it('the year picker covers minimum, maximum and the year shown', () => {
    expect(anosOferecidos('2026-11-20', '2025-01-01', '2027-12-31')).toEqual([2025, 2026, 2027]);
    expect(anosOferecidos('2026-11-20', '2026-01-01', '2026-12-31', '2031-05')).toContain(2031);
  });
});

describe('Calendar selection', () => {
  it('puts the two ends of a range in order', () => {
    expect(ordenar('2026-11-24', '2026-11-20')).toEqual({ inicio: '2026-11-20', fim: '2026-11-24' });
  });

  it('knows where a day lies in the range', () => {
    const intervalo = { inicio: '2026-11-20', fim: '2026-11-24' };
    expect(posicaoNoIntervalo('2026-11-19', intervalo)).toBeNull();
    expect(posicaoNoIntervalo('2026-11-20', intervalo)).toBe('inicio');
    expect(posicaoNoIntervalo('2026-11-22', intervalo)).toBe('meio');
    expect(posicaoNoIntervalo('2026-11-24', intervalo)).toBe('fim');
    expect(posicaoNoIntervalo('2026-11-24', { inicio: '2026-11-24', fim: '2026-11-24' })).toBe('unico');
  });

  it('design "dates announced in full": weekday, day, month, year, then its state', () => {
    expect(nomeDoDia('2026-11-24', { hoje: false, indisponivel: false, posicao: null })).toBe(
      'terça-feira, 24 de novembro de 2026',
    );
    expect(nomeDoDia('2026-11-24', { hoje: true, indisponivel: true, posicao: 'inicio' })).toBe(
      'terça-feira, 24 de novembro de 2026, hoje, início do período selecionado, indisponível',
    );
  });
});
