import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceText, ownProfileSchema, UNKNOWN_DEVICE_TEXT } from './index.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('issue 11: where somebody is signed in, in words', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome no Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge no Windows',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/121.0`, 'Opera no Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox no Mac',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari no Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome no iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet no Android',
    ],
    ['curl/8.14.1', UNKNOWN_DEVICE_TEXT],
    ['', UNKNOWN_DEVICE_TEXT],
    [null, UNKNOWN_DEVICE_TEXT],
  ])('%s', (userAgent, words) => {
    expect(deviceText(userAgent)).toBe(words);
  });

  it('says nothing that the header put there', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect(deviceText(userAgent)).toMatch(/^[A-Z][A-Za-z ]+$/);
      }),
    );
  });
});

describe('doc3 §7.1: what one says of oneself', () => {
  it('is kept clean, and the e-mail is no part of it', () => {
    expect(ownProfileSchema.parse({ name: ' Ana ', phone: '(11) 98765-4321', email: 'x@y.z' })).toEqual({
      name: 'Ana',
      phone: '11987654321',
    });
  });

  it.each([
    [{ name: ' ', phone: '' }, 'name'],
    [{ name: 'Ana', phone: '123' }, 'phone'],
  ])('refuses %j', (values, field) => {
    expect(ownProfileSchema.safeParse(values).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
