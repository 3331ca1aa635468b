import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TERMOS, VERSAO_DOS_TERMOS } from './index.ts';

it('LGPD art. 8: the version that an agreement names stands for exactly one text', () => {
  const resumo = createHash('sha256').update(JSON.stringify(TERMOS)).digest('hex').slice(0, 16);
  // Another text: give it a version of its own, and its digest here.
  expect({ [VERSAO_DOS_TERMOS]: resumo }).toEqual({ '2026-11-20': '849b390a3d44162d' });
});
