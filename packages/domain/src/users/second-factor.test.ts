import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as U from './index.ts';

describe('issue 11: the second factor', () => {
  it.each<[string, U.SecondFactorCode | null]>([
    ['123456', { kind: 'TOTP', code: '123456' }],
    [' 123 456 ', { kind: 'TOTP', code: '123456' }],
    ['018018', { kind: 'TOTP', code: '018018' }],
    ['abcd-efgh-ijkl-mn27', { kind: 'RECOVERY', code: 'ABCDEFGHIJKLMN27' }],
    ['ABCD EFGH IJKL M018', { kind: 'RECOVERY', code: 'ABCDEFGHIJKLMOIB' }],
    ['12345', null],
    ['1234567', null],
    ['ABCD-EFGH-IJKL', null],
    ['ABCD-EFGH-IJKL-MN29', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(U.readSecondFactorCode(typed)).toEqual(code);
  });

  it('a code is the same however it is grouped', () => {
    const code = fc.stringMatching(/^[A-Z2-7]{16}$/);
    fc.assert(
      fc.property(code, fc.constantFrom(' ' as const, '-' as const), (text, between) => {
        expect(U.inGroups(text, between)).toMatch(/^(\w{4}[ -]){3}\w{4}$/);
        expect(U.readSecondFactorCode(U.inGroups(text, between).toLowerCase())).toEqual({
          kind: 'RECOVERY',
          code: text,
        });
      }),
    );
  });

  it.each([
    ['123 456', 'aplicativo'],
    ['123-456', 'aplicativo'],
    ['12345', 'aplicativo'],
    ['abcd-efgh-ijkl-mn27', 'recuperação'],
    ['ABCD-EFGH', 'recuperação'],
  ])('what is said of a wrong %j speaks of what was typed: %s', (typed, of) => {
    expect(U.wrongCodeText(typed)).toContain(of);
  });

  it.each([
    [0, 'Nenhum código de recuperação resta.'],
    [1, 'Resta 1 código de recuperação.'],
    [10, 'Restam 10 códigos de recuperação.'],
  ])('with %i left', (left, text) => {
    expect(U.codesLeftText(left)).toBe(text);
  });

  it('every message says what to do when it was somebody else', () => {
    for (const { corpo: text } of [
      ...Object.values(U.SECOND_FACTOR_MESSAGE),
      U.recoveryCodeUsedMessage(0),
      U.recoveryCodeUsedMessage(4),
    ])
      expect(text).toContain('Se não foi você');
    expect(U.recoveryCodeUsedMessage(4).corpo).toContain('Restam 4');
  });
});
