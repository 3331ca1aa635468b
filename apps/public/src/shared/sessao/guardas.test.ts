import { afterEach, describe, expect, it } from 'vitest';
import { CAMINHO } from '../rotas/caminhos.ts';
import { exigirEmpregado, paraOPedido } from './guardas.ts';
import { sessao } from './sessao.ts';

const abrir = (expiraEm: number | null) => sessao.iniciar({ token: 't', expiraEm, convite: null });
const destino = (resposta: Response | null) => resposta?.headers.get('location') ?? null;

describe('doc3 §2.2: the guards of self-scheduling', () => {
  afterEach(() => sessao.encerrar('saiu'));

  it('without a token any address goes to the login, and the login stays', async () => {
    expect(destino(await exigirEmpregado())).toBe(CAMINHO.login);
    expect(await paraOPedido()).toBeNull();
  });

  it('with a token the login goes to the data, and the other addresses stay', async () => {
    await abrir(null);
    expect(await exigirEmpregado()).toBeNull();
    expect(destino(await paraOPedido())).toBe(CAMINHO.dados);
  });

  it('an expired token is cleared on navigation and goes to the login', async () => {
    await abrir(1);
    expect(destino(await exigirEmpregado())).toBe(CAMINHO.login);
    expect(sessao.atual()).toBeNull();
    expect(sessao.ultimaSaida()).toBe('expirou');
  });
});
