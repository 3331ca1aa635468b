import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { umaHora } from './arbitrarios.test-util.ts';
import {
  compararHoras,
  ehHora,
  horaDeMinutos,
  horaNaJanelaPermitida,
  lerHora,
  minutosDoDia,
} from './hora.ts';

describe('times of the day', () => {
  it('minutes and text are the same time, in the same order', () => {
    fc.assert(
      fc.property(umaHora, umaHora, (a, b) => {
        expect(horaDeMinutos(minutosDoDia(a))).toBe(a);
        expect(Math.sign(compararHoras(a, b))).toBe(Math.sign(minutosDoDia(a) - minutosDoDia(b)));
        expect(ehHora(a)).toBe(true);
      }),
    );
  });

  it.each(['24:00', '12:60', '9:00', '09:0', '0900', '09:00:00', '', 'ab:cd', '-1:00'])(
    'doc2 §5: refuses %j as HH:mm',
    (texto) => {
      expect(ehHora(texto)).toBe(false);
      expect(() => minutosDoDia(texto)).toThrow(RangeError);
    },
  );

  it.each([-1, 1440, 10.5, Number.NaN])('there is no minute %d of the day', (minutos) => {
    expect(() => horaDeMinutos(minutos)).toThrow(RangeError);
  });

  it.each([
    ['06:00', false],
    ['06:01', true],
    ['19:00', true],
    ['19:01', false],
    ['23:59', false],
    ['7:00', false],
  ])('doc2 §5: the window 06:00–19:01 is exclusive, %s → %s', (hora, aceita) => {
    expect(horaNaJanelaPermitida(hora)).toBe(aceita);
  });

  it.each([
    ['8:30', '08:30'],
    ['0830', '08:30'],
    ['8h30', '08:30'],
    ['8h', '08:00'],
    ['08:30:15', '08:30'],
    [' 23:59 ', '23:59'],
    ['8', null],
    ['25:00', null],
    ['8:7', null],
    ['meio-dia', null],
  ])('reads %j as %s', (texto, hora) => {
    expect(lerHora(texto)).toBe(hora);
  });
});
