import { criarCliente } from '@apto/api-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessaoDeHistoria } from '../../../shared/historias/dados.ts';
import { loja } from '../../../shared/loja.ts';
import { encerrar, sairDaSessao, usarSessaoDeTeste } from '../../../shared/sessao/index.ts';
import { comProcedimentos, PERFIL } from '../historias/pedidos.ts';
import { criarGuarda } from './guarda.ts';
import { novoRascunho, pedidoAtom, rascunhoAtom } from './pedido.ts';
import { restaurarRascunho, usarRascunhoDeTeste } from './rascunho.ts';

const sessao = sessaoDeHistoria();
const dono = sessao.perfil.id;
const valores = new Map<number, unknown>();
const cofre = (id: number) => ({
  guardar: async (valor: unknown) => void valores.set(id, valor),
  ler: async () => valores.get(id) ?? null,
  apagar: async () => void valores.delete(id),
});
const servidor = criarCliente({ fetch: async () => new Response(null, { status: 204 }) });
const nomes = () => loja.get(pedidoAtom).funcionarios.length;

describe('decision 18: the draft and the end of the session', () => {
  beforeEach(async () => {
    const guarda = criarGuarda(cofre);
    const rascunho = { ...novoRascunho(dono, PERFIL), estado: comProcedimentos(2) };
    usarSessaoDeTeste(sessao);
    await guarda.guardar(rascunho);
    usarRascunhoDeTeste(loja, rascunho, guarda);
  });
  afterEach(() => {
    usarSessaoDeTeste(null);
    loja.set(rascunhoAtom, novoRascunho(0, null));
    valores.clear();
  });

  it('whoever signs out leaves nothing on disk, also where the wizard was never opened', async () => {
    await sairDaSessao(servidor, cofre);
    expect(valores.size).toBe(0);
  });

  it('and nothing in the memory of a page in which it was', async () => {
    await restaurarRascunho(loja, sessao);
    expect(nomes()).toBe(2);
    await sairDaSessao(servidor, cofre);
    expect(nomes()).toBe(0);
    await expect.poll(() => valores.size).toBe(0);
  });

  it('a session that expires keeps it for the return of the same person', async () => {
    await restaurarRascunho(loja, sessao);
    encerrar('expirou');
    expect(nomes()).toBe(2);
    expect(valores.has(dono)).toBe(true);
  });
});
