import { expect, it } from 'vitest';
import { plainText } from './index.ts';

it.each([
  ['  João   da Conceição ', 'joao da conceicao'],
  ['ÁÇÚCAR', 'acucar'],
  ['', ''],
])('%o is read as %o', (text, plain) => expect(plainText(text)).toBe(plain));
