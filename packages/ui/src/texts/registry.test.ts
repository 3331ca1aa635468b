import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);
const textOf = (path: string): string => readFileSync(join(src, path), 'utf8');
const known = new Set(
  [...textOf('texts/registry.ts').matchAll(/from '\.\.\/(.+pt-BR\.ts)'/g)].map(([, path]) => path),
);
/** Texts that no part says by itself: others take them up. */
const SHARED = new Set(['components/field/Timeline/intl/messages.pt-BR.ts']);
/** How many files of texts of each room are not in the dictionary yet. They only go down, to none. */
const LEFT = { controls: 0, 'components/field': 0, 'components/general': 0 };

const isShipped = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|stories|fixture)\./.test(path);

describe('the dictionary', () => {
  it.each(Object.entries(LEFT))('has the texts of every part in %s', (room, left) => {
    const absent = files.filter(
      (path) => path.startsWith(room) && path.endsWith('pt-BR.ts') && !known.has(path) && !SHARED.has(path),
    );
    expect(absent.length, absent.join('\n')).toBe(left);
  });

  it('is what the parts in it ask: no text goes around it', () => {
    const around = files.filter((path) => {
      if (!isShipped(path) || path.includes('/intl/') || path.startsWith('texts/')) return false;
      const code = textOf(path);
      return [...code.matchAll(/^import \{ (?:\w+ as )?(\w+)[^;]*? from '([^']*pt-BR\.ts)';/gm)].some(
        ([, name = '', from = '']) =>
          known.has(join(path, '..', from).replaceAll('\\', '/')) &&
          (!/use(?:Own)?Texts\(/.test(code) || code.includes(`${name}.`)),
      );
    });
    expect(around).toEqual([]);
  });

  it('is asked by client parts alone: a server component has no context', () => {
    const onServer = files.filter(
      (path) =>
        isShipped(path) &&
        /\/texts\/use(?:Own)?Texts\.ts/.test(textOf(path)) &&
        !textOf(path).startsWith("'use client'"),
    );
    expect(onServer).toEqual([]);
  });
});
