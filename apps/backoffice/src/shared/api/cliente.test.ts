import { eu } from '@apto/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessaoDeHistoria } from '../historias/dados.ts';
import { sessaoAtual, usarSessaoDeTeste } from '../sessao/sessao.ts';
import { cliente } from './cliente.ts';

const recusa = () =>
  Response.json({ message: 'não', codigo: 'NAO_AUTENTICADO', requestId: 'r' }, { status: 401 });
const sessao = (token: string) => ({ ...sessaoDeHistoria(), token });

describe('doc1 §6: a 401 ends the session', () => {
  afterEach(() => {
    usarSessaoDeTeste(null);
    vi.unstubAllGlobals();
  });

  it('of the token that was refused', async () => {
    usarSessaoDeTeste(sessao('atual'));
    vi.stubGlobal('fetch', async () => recusa());
    await expect(cliente.chamar(eu, {})).rejects.toMatchObject({ status: 401 });
    expect(sessaoAtual()).toBeNull();
  });

  it('and not the one that began while the refusal was under way', async () => {
    usarSessaoDeTeste(sessao('antigo'));
    vi.stubGlobal('fetch', async () => {
      usarSessaoDeTeste(sessao('novo'));
      return recusa();
    });
    await expect(cliente.chamar(eu, {})).rejects.toMatchObject({ status: 401 });
    expect(sessaoAtual()?.token).toBe('novo');
  });
});
