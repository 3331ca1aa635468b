import { describe, expect, it, test } from 'vitest';
import { mudarRascunho, RASCUNHO_VAZIO, rascunhoDe, type Rascunho } from './rascunho.ts';

const cheio: Rascunho = {
  cidade: { id: 1, cidade: 'Campinas', estado: 'SP' },
  prestadorId: 2,
  data: '2026-11-24',
  periodo: 1,
  faixa: { horarioChegada: '08:30' },
};
const guardado = (mudanca: object = {}) => ({ versao: 1, agendamentoId: 7, rascunho: cheio, ...mudanca });

describe('the draft of the choices', () => {
  it('comes back as it was, for the same request', () => {
    expect(rascunhoDe(JSON.parse(JSON.stringify(guardado())), 7)).toEqual(cheio);
  });

  test.each([
    [null],
    ['x'],
    [[]],
    [guardado({ versao: 0 })],
    [guardado({ agendamentoId: 8 })],
    [guardado({ rascunho: null })],
  ])('is empty for %j', (valor) => {
    expect(rascunhoDe(valor, 7)).toEqual(RASCUNHO_VAZIO);
  });

  it('leaves out what was damaged and keeps the rest', () => {
    const rascunho = {
      ...cheio,
      data: '2026-02-30',
      periodo: 9,
      faixa: { horarioChegada: '25:00' },
      cidade: { id: '1' },
    };
    expect(rascunhoDe(guardado({ rascunho }), 7)).toEqual({ ...RASCUNHO_VAZIO, prestadorId: 2 });
  });

  it('doc2 §4: another city resets the clinic, another clinic the day, another day the slot', () => {
    const outra = { id: 9, cidade: 'Jundiaí', estado: 'SP' };
    expect(mudarRascunho(cheio, { cidade: outra })).toEqual({ ...RASCUNHO_VAZIO, cidade: outra });
    expect(mudarRascunho(cheio, { cidade: outra, prestadorId: 5 })).toEqual({
      ...RASCUNHO_VAZIO,
      cidade: outra,
      prestadorId: 5,
    });
    expect(mudarRascunho(cheio, { prestadorId: 3 })).toEqual({
      ...RASCUNHO_VAZIO,
      cidade: cheio.cidade,
      prestadorId: 3,
    });
    expect(mudarRascunho(cheio, { data: '2026-11-25' })).toEqual({
      ...cheio,
      data: '2026-11-25',
      periodo: null,
      faixa: null,
    });
  });

  it('keeps everything when the same is chosen again', () => {
    expect(mudarRascunho(cheio, { cidade: cheio.cidade, prestadorId: 2, data: '2026-11-24' })).toEqual(cheio);
  });
});
