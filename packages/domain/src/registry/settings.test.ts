import { expect, it } from 'vitest';
import { SETTINGS, settingFault } from './settings.ts';

it.each([
  ['limiteDatas', '1', null],
  ['limiteDatas', '60', null],
  ['limiteDatas', '0', 'Use um número inteiro de 1 a 60'],
  ['limiteDatas', '61', 'Use um número inteiro de 1 a 60'],
  ['limiteDatas', '1,5', 'Use um número inteiro de 1 a 60'],
  ['limiteDatas', '-3', 'Use um número inteiro de 1 a 60'],
  ['limiteDatas', 'dez', 'Use um número inteiro de 1 a 60'],
  ['limiteDatas', null, null],
  ['diasAtendimento', '1', null],
  ['diasAtendimento', '30', null],
  ['diasAtendimento', '0', 'Use um número inteiro de 1 a 30'],
  ['diasAtendimento', '31', 'Use um número inteiro de 1 a 30'],
])('doc3 §2.10: %s as %s: %s', (key, value, expected) => expect(settingFault(key, value)).toBe(expected));

it('what a setting begins with is one of its values', () => {
  for (const { key, initial } of SETTINGS)
    expect([key, settingFault(key, String(initial))]).toEqual([key, null]);
});
