import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaCodes,
  isPhone,
  isSolicitantePhone,
  formatPhone,
  linkWhatsApp,
  normalizePhone,
  DEFAULT_PHONE,
  INVALID_PHONE_MESSAGE,
  LANDLINE_MESSAGE,
  mobilePhoneRefusal,
} from './phone.ts';

const digits = (n: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n }).map((d) => d.join(''));
const anyAreaCode = fc.constantFrom(...areaCodes);
const anyMobilePhone = fc.tuple(anyAreaCode, digits(8)).map(([ddd, number]) => `${ddd}9${number}`);

describe('area codes', () => {
  it('are the 67 that exist', () => {
    expect(areaCodes).toHaveLength(67);
    expect(new Set(areaCodes).size).toBe(67);
    for (const nonexistent of [
      '10',
      '20',
      '23',
      '25',
      '26',
      '29',
      '30',
      '36',
      '39',
      '52',
      '70',
      '76',
      '90',
    ]) {
      expect(areaCodes).not.toContain(nonexistent);
    }
  });
});

describe('doc2 §5: phone of employees, providers and contacts, mask (99) 99999-9999', () => {
  it.each(['(11) 98765-4321', '11987654321', '+55 11 98765-4321', '011 98765-4321', '(55) 99999-9999'])(
    'accepts %j',
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );

  it.each([
    DEFAULT_PHONE,
    '(11) 3456-7890',
    '(11) 88765-4321',
    '(10) 98765-4321',
    '(20) 98765-4321',
    '1198765432',
    '119876543210',
    '11 98765 432l',
    'ramal 11987654321',
    '',
  ])('refuses %j', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});

describe("doc2 §5: requester's phone, mask (99) 99999-999?9", () => {
  it.each([
    '(11) 98765-4321',
    '(11) 98765-432',
    '1134567890',
    '(11) 23456-789',
    '(11) 23456-7890',
    '(55) 98765-4321',
  ])('accepts %j', (phone) => {
    expect(isSolicitantePhone(phone)).toBe(true);
  });

  it.each([
    DEFAULT_PHONE,
    '0000000000',
    '(11) 11111-1111',
    '(11) 00101-1010',
    '(11) 18765-4321',
    '(11) 08765-4321',
    '(11) 98765-43',
    '(11) 98765-43210',
    '(00) 98765-4321',
    'onze nove',
    '',
  ])('refuses %j', (phone) => {
    expect(isSolicitantePhone(phone)).toBe(false);
  });

  it('every valid mobile is also a valid requester phone', () => {
    fc.assert(
      fc.property(anyMobilePhone, (mobilePhone) => isPhone(mobilePhone) && isSolicitantePhone(mobilePhone)),
    );
  });
});

describe('writing', () => {
  it('formatting and normalising come back to the same number', () => {
    fc.assert(
      fc.property(anyMobilePhone, (mobilePhone) => {
        expect(normalizePhone(formatPhone(mobilePhone))).toBe(mobilePhone);
        expect(normalizePhone(`+55 ${formatPhone(mobilePhone)}`)).toBe(mobilePhone);
        expect(normalizePhone(`0${mobilePhone}`)).toBe(mobilePhone);
        expect(normalizePhone(normalizePhone(mobilePhone))).toBe(mobilePhone);
      }),
    );
  });

  it.each([
    ['5511987654321', '11987654321'],
    ['551134567890', '1134567890'],
    ['559876543210', '559876543210'],
    ['551087654321', '551087654321'],
    ['5511887654321', '5511887654321'],
  ])('decision 57: 55 is a country code only before a valid number: %s → %s', (typed, digits) => {
    expect(normalizePhone(typed)).toBe(digits);
    if (digits === typed) expect(isPhone(typed) || isSolicitantePhone(typed)).toBe(false);
  });

  it('area code 55 is not taken for the country', () => {
    expect(normalizePhone('(55) 98765-4321')).toBe('55987654321');
    expect(normalizePhone('+55 (55) 98765-4321')).toBe('55987654321');
  });

  it('writes mobiles, landlines and, as it came, anything else', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('1134567890')).toBe('(11) 3456-7890');
    expect(formatPhone('190')).toBe('190');
  });
});

describe('doc3 §5.3: WhatsApp link', () => {
  it('always goes to country code 55, digits only, with the text encoded', () => {
    expect(linkWhatsApp('(55) 98765-4321', 'Olá, João!')).toBe(
      'https://wa.me/5555987654321?text=Ol%C3%A1%2C%20Jo%C3%A3o!',
    );
    expect(linkWhatsApp('11987654321')).toBe('https://wa.me/5511987654321');
  });

  it("writes 'e' for '&'", () => {
    expect(linkWhatsApp('11987654321', 'A & B')).toBe('https://wa.me/5511987654321?text=A%20e%20B');
  });

  it('gives the text back through the address, whatever it is', () => {
    fc.assert(
      fc.property(anyMobilePhone, fc.string({ unit: 'binary', minLength: 1 }), (mobilePhone, text) => {
        const url = new URL(linkWhatsApp(mobilePhone, text));
        expect(url.pathname).toBe(`/55${mobilePhone}`);
        expect(url.searchParams.get('text') ?? '').toBe(text.replaceAll('&', 'e'));
      }),
    );
    expect(linkWhatsApp('11987654321', 'meio \ud83d emoji')).toContain('text=meio%20%20emoji');
  });
});

describe('issue 12: why a person cannot be written to at a telephone', () => {
  it.each([
    ['(19) 98765-4321', null],
    ['(19) 3605-0096', LANDLINE_MESSAGE],
    ['+55 19 3605-0096', LANDLINE_MESSAGE],
    ['(00) 3605-0096', INVALID_PHONE_MESSAGE],
    ['(19) 8605-0096', INVALID_PHONE_MESSAGE],
    ['', INVALID_PHONE_MESSAGE],
  ])('%j: %j', (phone, refusal) => {
    expect(mobilePhoneRefusal(phone)).toBe(refusal);
  });
});
