import { describe, expect, it, vi } from 'vitest';
import { carregarDaMemoria, criarListaPaginada, type Pagina, type PaginaPedida } from './pages.logic.ts';

interface Item {
  readonly id: number;
}
const paginaDe = (de: number, ate: number): Item[] =>
  Array.from({ length: ate - de + 1 }, (_, i) => ({ id: de + i }));

/** A loader whose answers the test gives when it wants to. */
function manual() {
  const pedidos: (PaginaPedida & {
    responder: (pagina: Pagina<Item>) => Promise<void>;
    falhar: () => Promise<void>;
  })[] = [];
  const carregar = (pedida: PaginaPedida): Promise<Pagina<Item>> =>
    new Promise((resolve, reject) => {
      pedidos.push({
        ...pedida,
        responder: async (pagina) => resolve(pagina),
        falhar: async () => reject(new Error('sem rede')),
      });
    });
  return { pedidos, carregar };
}

describe('doc2 §9 provider dropdown: pages of 20', () => {
  it('asks for pages of 20 in order, and for each once', async () => {
    const { pedidos, carregar } = manual();
    const lista = criarListaPaginada(carregar, (item: Item) => item.id);
    lista.buscar('');
    lista.carregarMais();
    expect(pedidos).toHaveLength(1);
    expect(pedidos[0]).toMatchObject({ page: 1, limit: 20, search: '' });
    await pedidos[0]?.responder({ items: paginaDe(1, 20), total: 30 });
    lista.carregarMais();
    lista.carregarMais();
    expect(pedidos).toHaveLength(2);
    expect(lista.retrato().estado).toBe('carregando-mais');
    await pedidos[1]?.responder({ items: paginaDe(21, 30), total: 30 });
    expect(lista.retrato()).toMatchObject({ estado: 'pronto', temMais: false, total: 30 });
    expect(lista.retrato().itens).toHaveLength(30);
  });

  it('drops the answer to a text that is no longer the one typed', async () => {
    const { pedidos, carregar } = manual();
    const lista = criarListaPaginada(carregar, (item: Item) => item.id);
    lista.buscar('cli');
    lista.buscar(' clinica ');
    expect(pedidos[0]?.signal.aborted).toBe(true);
    await pedidos[1]?.responder({ items: [{ id: 2 }] });
    await pedidos[0]?.responder({ items: [{ id: 1 }] });
    expect(lista.retrato()).toMatchObject({ busca: 'clinica', itens: [{ id: 2 }] });
  });

  it('keeps what is loaded when a later page fails, and asks for that page again', async () => {
    const { pedidos, carregar } = manual();
    const lista = criarListaPaginada(carregar, (item: Item) => item.id);
    lista.buscar('');
    await pedidos[0]?.responder({ items: paginaDe(1, 20) });
    lista.carregarMais();
    await pedidos[1]?.falhar();
    expect(lista.retrato().estado).toBe('erro-mais');
    expect(lista.retrato().itens).toHaveLength(20);
    lista.tentarNovamente();
    expect(pedidos[2]?.page).toBe(2);
    await pedidos[2]?.responder({ items: paginaDe(21, 22) });
    expect(lista.retrato()).toMatchObject({ estado: 'pronto', temMais: false });
    expect(lista.retrato().itens).toHaveLength(22);
  });

  it('shows an item once when two pages bring it, and stops when a page brings nothing new', async () => {
    const { pedidos, carregar } = manual();
    const lista = criarListaPaginada(carregar, (item: Item) => item.id);
    lista.buscar('');
    await pedidos[0]?.responder({ items: paginaDe(1, 20), hasMore: true });
    lista.carregarMais();
    await pedidos[1]?.responder({ items: paginaDe(1, 20), hasMore: true });
    expect(lista.retrato().itens).toHaveLength(20);
    expect(lista.retrato().temMais).toBe(false);
  });

  it('tells its listeners, until they leave', async () => {
    const { pedidos, carregar } = manual();
    const lista = criarListaPaginada(carregar, (item: Item) => item.id);
    const ouvinte = vi.fn();
    const sair = lista.assinar(ouvinte);
    lista.buscar('');
    expect(ouvinte).toHaveBeenCalled();
    sair();
    ouvinte.mockClear();
    await pedidos[0]?.responder({ items: [] });
    expect(ouvinte).not.toHaveBeenCalled();
  });
});

describe('options that are all here already', () => {
  const clinicas = ['101 - Clínica São João | São Paulo - SP', '102 - Ocupacional Sul | Curitiba - PR'];

  it('are found without accents, in any case and order of words', () => {
    const filtrar = carregarDaMemoria(clinicas, (texto) => texto);
    expect(filtrar('joao clinica')).toEqual([clinicas[0]]);
    expect(filtrar('CURITIBA')).toEqual([clinicas[1]]);
    expect(filtrar('  ')).toEqual(clinicas);
    expect(filtrar('recife')).toEqual([]);
  });
});
