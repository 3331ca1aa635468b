import { afterEach, describe, expect, it } from 'vitest';
import { CAMINHO } from '../rotas/caminhos.ts';
import { loja } from '../loja.ts';
import { conviteAtom, marcaDoConvite } from './convite.ts';
import { exigirEmpregado, paraOPedido } from './guardas.ts';
import { sessao } from './sessao.ts';

const abrir = (expiraEm: number | null) => sessao.iniciar({ token: 't', expiraEm, convite: null });
const em = (endereco: string) => paraOPedido({ request: new Request(`http://apto.test${endereco}`) });
const destino = (resposta: Response | null) => resposta?.headers.get('location') ?? null;

describe('doc3 §2.2: the guards of self-scheduling', () => {
  afterEach(() => sessao.encerrar('saiu'));

  it('without a token any address goes to the login, and the login stays', async () => {
    expect(destino(await exigirEmpregado())).toBe(CAMINHO.login);
    expect(await em(CAMINHO.login)).toBeNull();
    expect(destino(await em('/'))).toBe(CAMINHO.login);
    expect(destino(await em('/autoagendamento'))).toBe(CAMINHO.login);
  });

  it('with a token the login goes to the data, and the other addresses stay', async () => {
    await abrir(null);
    expect(await exigirEmpregado()).toBeNull();
    expect(destino(await em(CAMINHO.login))).toBe(CAMINHO.dados);
    expect(destino(await em('/'))).toBe(CAMINHO.dados);
  });

  it('a link with the token of another request ends the session, and fills the form', async () => {
    await sessao.iniciar({ token: 't', expiraEm: null, convite: await marcaDoConvite('AAAA-1111') });
    expect(destino(await em(`${CAMINHO.login}?token=aaaa1111`))).toBe(CAMINHO.dados);
    expect(destino(await em(`${CAMINHO.login}?token=BBBB-2222`))).toBe(CAMINHO.login);
    expect(sessao.atual()).toBeNull();
    expect(loja.get(conviteAtom)).toBe('BBBB-2222');
  });

  it('an expired token is cleared on navigation and goes to the login', async () => {
    await abrir(1);
    expect(destino(await exigirEmpregado())).toBe(CAMINHO.login);
    expect(sessao.atual()).toBeNull();
    expect(sessao.ultimaSaida()).toBe('expirou');
  });
});
