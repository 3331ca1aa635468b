import { describe, expect, it } from 'vitest';
import { carregador, criarPrestadores } from './fixtures.ts';
import { gruposDePrestadores, textoDeBusca } from './ProviderSelect.logic.ts';

const prestadores = criarPrestadores(30);

describe('doc2 §2.7 grouped mode', () => {
  it('puts preferred and second choice under the suggested, the rest under the available', () => {
    const grupos = gruposDePrestadores(prestadores, true);
    expect(grupos.map(({ rotulo }) => rotulo)).toEqual(['Prestadores sugeridos', 'Prestadores disponíveis']);
    expect(grupos.map(({ itens }) => itens.length)).toEqual([6, 24]);
  });

  it('leaves out a group that has nobody, and headings altogether when it is not grouped', () => {
    expect(gruposDePrestadores(prestadores.slice(10), true).map(({ rotulo }) => rotulo)).toEqual([
      'Prestadores disponíveis',
    ]);
    expect(gruposDePrestadores(prestadores, false)).toEqual([{ rotulo: null, itens: prestadores }]);
    expect(gruposDePrestadores([], false)).toEqual([]);
  });

  it('is the same over pages that come one by one as over all at once', async () => {
    const carregar = carregador(prestadores);
    const { signal } = new AbortController();
    const paginas = await Promise.all([
      carregar({ page: 1, limit: 20, search: '', signal }),
      carregar({ page: 2, limit: 20, search: '', signal }),
    ]);
    const juntas = paginas.flatMap(({ items }) => items);
    expect(gruposDePrestadores(juntas, true)).toEqual(gruposDePrestadores(prestadores, true));
  });
});

describe('search', () => {
  it('looks at code, name, city and neighbourhood', () => {
    const texto = textoDeBusca(prestadores[0] ?? { id: 0, name: '' });
    for (const parte of ['1000', 'Clínica Ocupacional', 'Campinas', 'SP', 'Centro']) {
      expect(texto).toContain(parte);
    }
  });
});
