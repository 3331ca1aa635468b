import { afterEach, expect, it, vi } from 'vitest';
import { draftKey, newKey } from './key.ts';

afterEach(() => vi.unstubAllGlobals());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes version-4 identifiers, also where the browser has no randomUUID (plain http)', () => {
  expect(newKey()).toMatch(UUID);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = new Set(Array.from({ length: 500 }, newKey));
  expect(keys.size).toBe(500);
  for (const key of keys) expect(key).toMatch(UUID);
});

const content = [{ funcionario: { id: 100 }, observacao: '' }, { funcionario: { id: 101 } }];

it('the same content of the same draft goes under the same key, however often it is sent', () => {
  expect(draftKey('rascunho-1', structuredClone(content))).toBe(draftKey('rascunho-1', content));
});

it('another content, or another draft, is another request', () => {
  const key = draftKey('rascunho-1', content);
  const [first, ...rest] = content;
  expect(draftKey('rascunho-1', [{ ...first, observacao: 'De manhã.' }, ...rest])).not.toBe(key);
  expect(draftKey('rascunho-2', content)).not.toBe(key);
});

it('is a key that the server takes: 8 to 200 visible ASCII characters', () => {
  expect(draftKey(crypto.randomUUID(), content)).toMatch(/^[\x21-\x7e]{8,200}$/);
});
