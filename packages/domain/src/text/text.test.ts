import { expect, it } from 'vitest';
import { capitalize, plainText } from './index.ts';

it.each([
  ['  João   da Conceição ', 'joao da conceicao'],
  ['ÁÇÚCAR', 'acucar'],
  ['', ''],
])('%o is read as %o', (text, plain) => expect(plainText(text)).toBe(plain));

it.each([
  ['segunda-feira', 'Segunda-feira'],
  ['água', 'Água'],
  ['', ''],
])('%o begins a sentence as %o', (text, written) => expect(capitalize(text)).toBe(written));
