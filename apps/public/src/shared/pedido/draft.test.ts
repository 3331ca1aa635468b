import { describe, expect, it, test } from 'vitest';
import { changeDraft, EMPTY_DRAFT, draftFrom, type Draft } from './draft.ts';

const full: Draft = {
  cidade: { id: 1, cidade: 'Campinas', estado: 'SP' },
  prestadorId: 2,
  data: '2026-11-24',
  periodo: 1,
  faixa: { horarioChegada: '08:30' },
};
const stored = (change: object = {}) => ({ version: 1, agendamentoId: 7, draft: full, ...change });

describe('the draft of the choices', () => {
  it('comes back as it was, for the same request', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(stored())), 7)).toEqual(full);
  });

  test.each([
    [null],
    ['x'],
    [[]],
    [stored({ version: 0 })],
    [stored({ agendamentoId: 8 })],
    [stored({ draft: null })],
  ])('is empty for %j', (value) => {
    expect(draftFrom(value, 7)).toEqual(EMPTY_DRAFT);
  });

  it('leaves out what was damaged and keeps the rest', () => {
    const draft = {
      ...full,
      data: '2026-02-30',
      periodo: 9,
      faixa: { horarioChegada: '25:00' },
      cidade: { id: '1' },
    };
    expect(draftFrom(stored({ draft }), 7)).toEqual({ ...EMPTY_DRAFT, prestadorId: 2 });
  });

  it('doc2 §4: another city resets the clinic, another clinic the day, another day the slot', () => {
    const jundiai = { id: 9, cidade: 'Jundiaí', estado: 'SP' };
    expect(changeDraft(full, { cidade: jundiai })).toEqual({ ...EMPTY_DRAFT, cidade: jundiai });
    expect(changeDraft(full, { cidade: jundiai, prestadorId: 5 })).toEqual({
      ...EMPTY_DRAFT,
      cidade: jundiai,
      prestadorId: 5,
    });
    expect(changeDraft(full, { prestadorId: 3 })).toEqual({
      ...EMPTY_DRAFT,
      cidade: full.cidade,
      prestadorId: 3,
    });
    expect(changeDraft(full, { data: '2026-11-25' })).toEqual({
      ...full,
      data: '2026-11-25',
      periodo: null,
      faixa: null,
    });
  });

  it('issue 12: a clinic taken together with a time keeps that time', () => {
    const taken = { prestadorId: 3, data: '2026-11-25', faixa: { horarioChegada: '09:00' } } as const;
    expect(changeDraft(full, taken)).toEqual({ ...EMPTY_DRAFT, cidade: full.cidade, ...taken });
    const jundiai = { id: 9, cidade: 'Jundiaí', estado: 'SP' };
    expect(changeDraft(full, { cidade: jundiai, ...taken })).toEqual({
      ...EMPTY_DRAFT,
      cidade: jundiai,
      ...taken,
    });
  });

  it('keeps everything when the same is chosen again', () => {
    expect(changeDraft(full, { cidade: full.cidade, prestadorId: 2, data: '2026-11-24' })).toEqual(full);
  });
});
