import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import { truncate } from '../text/index.ts';
import * as P from './index.ts';

const prestador = (id: number, priority: P.Priority | null) => ({ id, prioridade: priority });
const list = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    prioridade: fc.constantFrom<P.Priority | null>('PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS', null),
  }),
);

describe('provider label', () => {
  test.each([
    [
      { code: '001', name: 'Clínica Vida', city: { cidade: 'Recife', estado: 'PE' } },
      '001 - Clínica Vida | Recife - PE',
    ],
    [{ code: 7, name: 'Vida', city: null }, '7 - Vida'],
    [{ code: null, name: 'Vida', city: { cidade: 'Recife', estado: null } }, 'Vida | Recife'],
    [{ name: ' Vida ' }, 'Vida'],
  ])('doc2 §2.7 code - name | city - state: %o', (p, expected) => {
    expect(P.prestadorLabel(p)).toBe(expected);
  });

  it('doc2 §9: truncated to 40 in the dropdown and 58 in who-schedules, the whole label kept', () => {
    const p = {
      code: '123',
      name: 'Clínica de Medicina Ocupacional do Vale do Paraíba',
      city: { cidade: 'São José dos Campos', estado: 'SP' },
    };
    for (const limit of [P.DROPDOWN_LABEL_LIMIT, P.WHO_SCHEDULES_LABEL_LIMIT]) {
      const r = P.truncatedLabel(p, limit);
      expect(r.text.length).toBeLessThanOrEqual(limit);
      expect(r.text.endsWith('…')).toBe(true);
      expect(r.complete).toBe(P.prestadorLabel(p));
      expect(r.truncated).toBe(true);
    }
  });

  it('doc2 §9: exactly at the limit nothing is cut', () => {
    expect(truncate('a'.repeat(40), P.DROPDOWN_LABEL_LIMIT)).toBe('a'.repeat(40));
    expect(truncate('a'.repeat(41), P.DROPDOWN_LABEL_LIMIT)).toBe(`${'a'.repeat(39)}…`);
  });

  it('never longer than the limit, never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const short = truncate(text, limit);
        expect(Array.from(new Intl.Segmenter('pt-BR').segment(short)).length).toBeLessThanOrEqual(limit);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('provider groups', () => {
  it('doc2 §2.7: suggested (preferred, second choice) and available', () => {
    const groups = P.groupPrestadores([
      prestador(1, 'OUTROS'),
      prestador(2, 'SEGUNDA_OPCAO'),
      prestador(3, 'PREFERENCIAL'),
    ]);
    expect(groups.map((g) => [g.label, g.items.map((i) => i.id)])).toEqual([
      ['Prestadores sugeridos', [3, 2]],
      ['Prestadores disponíveis', [1]],
    ]);
    expect(P.prestadorTooltip(prestador(3, 'PREFERENCIAL'))).toBe('Possui melhor qualidade no atendimento');
    expect(P.prestadorTooltip(prestador(2, 'SEGUNDA_OPCAO'))).toBeNull();
  });

  it('groups survive paging: what was grouped and a page beside it is both, grouped', () => {
    fc.assert(
      fc.property(list, list, (a, b) => {
        const shown = P.groupPrestadores(a).flatMap((g) => g.items);
        expect(P.groupPrestadores([...shown, ...b])).toEqual(P.groupPrestadores([...a, ...b]));
      }),
    );
  });

  it('each provider stands once, each group at most once and never empty', () => {
    fc.assert(
      fc.property(list, (all) => {
        const groups = P.groupPrestadores(all);
        const ids = groups.flatMap((g) => g.items.map((i) => i.id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(all.map((p) => p.id)));
        expect(new Set(groups.map((g) => g.grupo)).size).toBe(groups.length);
        expect(groups.every((g) => g.items.length > 0)).toBe(true);
      }),
    );
  });

  test.each([
    ['OUTROS', ['PREFERENCIAL', 'OUTROS'], true, true],
    ['OUTROS', ['SEGUNDA_OPCAO'], true, true],
    ['OUTROS', ['OUTROS'], true, false],
    ['OUTROS', ['PREFERENCIAL'], false, false],
    ['PREFERENCIAL', ['PREFERENCIAL'], true, false],
    ['SEGUNDA_OPCAO', ['PREFERENCIAL'], true, false],
  ] as const)('doc2 §2.7 choosing %s among %o, grouped %s, asks %s', (chosen, others, grouped, expected) => {
    expect(
      P.mustConfirmOthers({
        chosen: { prioridade: chosen },
        prestadores: others.map((priority) => ({ prioridade: priority })),
        grouped,
      }),
    ).toBe(expected);
  });
});

describe('release', () => {
  it('doc2 §2.7: released or not', () => {
    expect(P.liberacaoSituation({ id: 1 }, [1, 2])).toBe('RELEASED');
    expect(P.liberacaoSituation({ id: 3 }, new Set([1]))).toBe('NOT_RELEASED');
  });

  it('doc2 §6: only holders of the permission may release from the dialog', () => {
    expect(P.notServedDialog([PERMISSION.LIBERAR_PRESTADOR_CRIAR]).buttons).toEqual(['Voltar', 'Liberar']);
    expect(P.notServedDialog([]).buttons).toEqual(['Voltar']);
    expect(P.notServedDialog([]).text).toContain('gestor do contrato');
  });

  it.each([
    [null, null, null, 'Escolha o prestador e o cliente.'],
    [null, 1, null, 'Escolha o prestador.'],
    [7, null, null, 'Escolha o cliente.'],
    [7, 1, null, 'Verificando se o prestador já atende este cliente...'],
    [7, 1, true, 'O prestador já atende os funcionários deste cliente.'],
    [7, 1, false, null],
  ])('doc2 §2.13: prestador %s, cliente %s, released %s: %s', (idPrestador, idCliente, isReleased, block) => {
    expect(P.releaseBlock({ idPrestador, idCliente, isReleased })).toBe(block);
  });

  it.each([
    [{ idPrestador: 7, idCliente: 1 }, true],
    [{ idPrestador: 8, idCliente: 1 }, false],
    [{ idPrestador: 7, idCliente: 2 }, false],
    [{ idPrestador: 7 }, false],
    [null, false],
    ['7', false],
  ])('doc2 §4: whoever waits for clinic 7 and customer 1 hears %o: %s', (told, heard) => {
    expect(P.isReleaseOf(told, { idPrestador: 7, idCliente: 1 })).toBe(heard);
  });
});
