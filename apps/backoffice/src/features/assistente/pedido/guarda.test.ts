import type { Cofre } from '@apto/api-client/sessao';
import { estadoInicial } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { comProcedimentos, linkPronto, PERFIL } from '../historias/pedidos.ts';
import { criarGuarda } from './guarda.ts';
import { novoRascunho, type Rascunho } from './pedido.ts';

function naMemoria() {
  const valores = new Map<number, string>();
  const abrir = (dono: number): Cofre => ({
    guardar: async (valor) => void valores.set(dono, JSON.stringify(valor)),
    ler: async () => JSON.parse(valores.get(dono) ?? 'null') as unknown,
    apagar: async () => void valores.delete(dono),
  });
  return { valores, guarda: criarGuarda(abrir) };
}

const rascunho = (mudancas: Partial<Rascunho>): Rascunho => ({ ...novoRascunho(1, PERFIL), ...mudancas });

describe('decision 18: the stored draft', () => {
  it('comes back to whoever made it, with the same id', async () => {
    const { guarda } = naMemoria();
    const feito = rascunho({ estado: comProcedimentos(2) });
    await guarda.guardar(feito);
    const lido = await guarda.ler(1, PERFIL);
    expect(lido.id).toBe(feito.id);
    expect(lido.estado.funcionarios.map(({ name }) => name)).toEqual(
      feito.estado.funcionarios.map(({ name }) => name),
    );
    expect(lido.estado.avisos.map(({ titulo }) => titulo)).toContain('Rascunho recuperado');
  });

  it('holds nothing of anybody’s health', async () => {
    const { guarda, valores } = naMemoria();
    await guarda.guardar(rascunho({ estado: comProcedimentos(2) }));
    for (const palavra of ['Ruído', 'Audiometria', 'Exame clínico'])
      expect(valores.get(1)).not.toContain(palavra);
  });

  it('is nobody else’s', async () => {
    const { guarda } = naMemoria();
    await guarda.guardar(rascunho({ estado: comProcedimentos(1) }));
    expect((await guarda.ler(2, PERFIL)).estado.funcionarios).toEqual([]);
  });

  it('remembers that the request was made and only its link is missing', async () => {
    const { guarda } = naMemoria();
    const criado = { id: 31, nomeFuncionario: 'Ana' };
    await guarda.guardar(rascunho({ estado: linkPronto(), criado }));
    expect((await guarda.ler(1, PERFIL)).criado).toEqual(criado);
  });

  it('an empty request is not stored, and takes the old one away', async () => {
    const { guarda, valores } = naMemoria();
    await guarda.guardar(rascunho({ estado: comProcedimentos(1) }));
    await guarda.guardar(rascunho({ estado: estadoInicial(PERFIL) }));
    expect(valores.size).toBe(0);
  });

  it.each([
    ['damaged', { id: 'x', texto: '{' }],
    ['foreign', 7],
    ['half', { id: 'x' }],
  ])('a %s one is an empty request', async (_qual, valor) => {
    const { guarda, valores } = naMemoria();
    valores.set(1, JSON.stringify(valor));
    const lido = await guarda.ler(1, PERFIL);
    expect(lido).toMatchObject({ usuarioId: 1, criado: null });
    expect(lido.estado.funcionarios).toEqual([]);
  });

  it('a browser that keeps nothing leaves an empty request', async () => {
    const quebrado = criarGuarda(() => ({
      ler: () => Promise.reject(new Error('sem IndexedDB')),
      guardar: () => Promise.reject(new Error('sem IndexedDB')),
      apagar: () => Promise.reject(new Error('sem IndexedDB')),
    }));
    expect((await quebrado.ler(1, PERFIL)).estado.nomeSolicitante).toBe(PERFIL.name);
    await expect(quebrado.guardar(rascunho({ estado: comProcedimentos(1) }))).rejects.toThrow();
  });
});
