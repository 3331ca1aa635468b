import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERMISSAO } from '../permissoes/index.ts';
import * as P from './index.ts';

const prestador = (id: number, prioridade: P.Prioridade | null) => ({ id, prioridade });
const lista = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    prioridade: fc.constantFrom<P.Prioridade | null>('PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS', null),
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
  ])('doc2 §2.7 code - name | city - state: %o', (p, esperado) => {
    expect(P.rotuloPrestador(p)).toBe(esperado);
  });

  it('doc2 §9: truncated to 40 in the dropdown and 58 in who-schedules, the whole label kept', () => {
    const p = {
      code: '123',
      name: 'Clínica de Medicina Ocupacional do Vale do Paraíba',
      city: { cidade: 'São José dos Campos', estado: 'SP' },
    };
    for (const limite of [P.LIMITE_ROTULO_DROPDOWN, P.LIMITE_ROTULO_QUEM_AGENDA]) {
      const r = P.rotuloTruncado(p, limite);
      expect(r.texto.length).toBeLessThanOrEqual(limite);
      expect(r.texto.endsWith('…')).toBe(true);
      expect(r.completo).toBe(P.rotuloPrestador(p));
      expect(r.truncado).toBe(true);
    }
  });

  it('doc2 §9: exactly at the limit nothing is cut', () => {
    expect(P.truncar('a'.repeat(40))).toBe('a'.repeat(40));
    expect(P.truncar('a'.repeat(41))).toBe(`${'a'.repeat(39)}…`);
  });

  it('never longer than the limit, never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (texto, limite) => {
        const curto = P.truncar(texto, limite);
        expect(Array.from(new Intl.Segmenter('pt-BR').segment(curto)).length).toBeLessThanOrEqual(limite);
        expect(curto.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('provider groups', () => {
  it('doc2 §2.7: suggested (preferred, second choice) and available', () => {
    const grupos = P.agruparPrestadores([
      prestador(1, 'OUTROS'),
      prestador(2, 'SEGUNDA_OPCAO'),
      prestador(3, 'PREFERENCIAL'),
    ]);
    expect(grupos.map((g) => [g.rotulo, g.itens.map((i) => i.id)])).toEqual([
      ['Prestadores sugeridos', [3, 2]],
      ['Prestadores disponíveis', [1]],
    ]);
    expect(P.dicaDoPrestador(prestador(3, 'PREFERENCIAL'))).toBe('Possui melhor qualidade no atendimento');
    expect(P.dicaDoPrestador(prestador(2, 'SEGUNDA_OPCAO'))).toBeNull();
  });

  it('groups survive paging: appending a page is grouping both', () => {
    fc.assert(
      fc.property(lista, lista, (a, b) => {
        expect(P.anexarPagina(P.agruparPrestadores(a), b)).toEqual(P.agruparPrestadores([...a, ...b]));
      }),
    );
  });

  it('each provider stands once, each group at most once and never empty', () => {
    fc.assert(
      fc.property(lista, (todos) => {
        const grupos = P.agruparPrestadores(todos);
        const ids = grupos.flatMap((g) => g.itens.map((i) => i.id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(todos.map((p) => p.id)));
        expect(new Set(grupos.map((g) => g.grupo)).size).toBe(grupos.length);
        expect(grupos.every((g) => g.itens.length > 0)).toBe(true);
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
  ] as const)(
    'doc2 §2.7 choosing %s among %o, grouped %s, asks %s',
    (escolhido, outros, agrupado, esperado) => {
      expect(
        P.precisaConfirmarOutros({
          escolhido: { prioridade: escolhido },
          prestadores: outros.map((prioridade) => ({ prioridade })),
          agrupado,
        }),
      ).toBe(esperado);
    },
  );
});

describe('release', () => {
  it('doc2 §2.7: released or not', () => {
    expect(P.situacaoLiberacao({ id: 1 }, [1, 2])).toBe('LIBERADO');
    expect(P.situacaoLiberacao({ id: 3 }, new Set([1]))).toBe('NAO_LIBERADO');
  });

  it('doc2 §6: only holders of the permission may release from the dialog', () => {
    expect(P.dialogoNaoAtende([PERMISSAO.LIBERAR_PRESTADOR_CRIAR]).botoes).toEqual(['Voltar', 'Liberar']);
    expect(P.dialogoNaoAtende([]).botoes).toEqual(['Voltar']);
    expect(P.dialogoNaoAtende([]).texto).toContain('gestor do contrato');
  });
});
