import { PERMISSION } from '@apto/domain/permissions';
import type { Session } from '../../shared/session/index.ts';
import { liveSession } from '../../shared/session/index.ts';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { firstVisitDestination } from '../../firstVisit.ts';
import { laterRoutes } from '../../laterRoutes.ts';
import { guardNested, guardRegistry, nestedTitle, registryTitle } from './guards.ts';

const signIn = (...permissions: string[]) =>
  liveSession.start({
    id: 's',
    token: 't',
    expiresAt: null,
    permissions,
    lacksSecondFactor: false,
    profile: { empresa: { id: 1, name: 'Apto' } },
  } as unknown as Session);

const at = (address: string, params: Record<string, string> = {}) =>
  ({ request: new Request(`http://apto.test${address}`), params }) as unknown as LoaderFunctionArgs;

/** Where a loader leads; null where it lets one stay. */
async function destination(loaded: Promise<unknown>): Promise<string | null> {
  const answer = await loaded.catch((error: unknown) => error);
  return answer instanceof Response ? answer.headers.get('location') : null;
}

const list = (name: string) => destination(guardRegistry(at(`/${name}/list`, { record: 'list' })));

afterEach(() => liveSession.terminate('left'));

describe("doc3 §2.9: the tab's name comes from the address", () => {
  test.each([
    ['/cadastros', 'Cadastros'],
    ['/companies/list', 'Empresas'],
    ['/feriados/index', 'Feriados'],
    ['/users/new', 'Novo usuário'],
    ['/customers/12', 'Clientes 12'],
    ['/nada/list', 'Cadastros'],
  ])('%s is %s', (pathname, title) => expect(registryTitle(pathname)).toBe(title));

  it('a list below a record is named with whose it is', () =>
    expect(nestedTitle('/supplier/7/procedures')).toBe('Exames e preços · Prestadores 7'));
});

describe("doc3 §2.2: the guard of a registry's screens", () => {
  it('without a session leads to the login, which knows the way back', async () => {
    expect(await destination(guardRegistry(at('/customers/list?page=2', { record: 'list' })))).toBe(
      '/login?redirect=%2Fcustomers%2Flist%3Fpage%3D2&tokenExpirado=true',
    );
  });

  it("without the registry's area leads to the login; with it, and with an empty list, one stays", async () => {
    await signIn('estrutura_grupos');
    expect(await list('customers')).toBe('/login?redirect=%2Fcustomers%2Flist&semPermissao=true');
    expect(await list('grupos')).toBeNull();
    await signIn();
    expect(await list('customers')).toBeNull();
  });

  it('a new record needs the permission to make one', async () => {
    const open = () => destination(guardRegistry(at('/grupos/new', { record: 'new' })));
    await signIn('estrutura_grupos');
    expect(await open()).toBe('/login?redirect=%2Fgrupos%2Fnew&semPermissao=true');
    await signIn('estrutura_grupos', 'estrutura_grupos:criar');
    expect(await open()).toBeNull();
  });

  it('a list below a record needs the area of both', async () => {
    const open = () => destination(guardNested(at('/customers/3/branch', { id: '3' })));
    await signIn('estrutura_cliente');
    expect(await open()).toContain('semPermissao=true');
    await signIn('estrutura_cliente', 'estrutura_unidade');
    expect(await open()).toBeNull();
  });

  it('a name in another case leads to its own, with what is asked of it', async () => {
    expect(await destination(guardRegistry(at('/epi/list?page=2', { record: 'list' })))).toBe(
      '/EPI/list?page=2',
    );
    expect(await destination(guardRegistry(at('/Users/7', { record: '7' })))).toBe('/users/7');
    expect(await destination(guardNested(at('/epc/3/riscos', { id: '3' })))).toBe('/EPC/3/riscos');
  });

  it("a name that is no registry's is left to the screen", async () => {
    await signIn('estrutura_grupos');
    expect(await list('nao-existe')).toBeNull();
  });
});

const routeAt = (path: string): RouteObject | undefined => laterRoutes.find((route) => route.path === path);
/** What a route of `laterRoutes` leads to. */
const led = (path: string, address: string, params: Record<string, string> = {}) => {
  const loader = routeAt(path)?.loader;
  if (typeof loader !== 'function') throw new Error(`Rota sem loader: ${path}`);
  return destination(Promise.resolve(loader(at(address, params), undefined)));
};

describe('doc3 §2.2: addresses that only lead on', () => {
  test.each([
    ['/configuracoes-gerais', '/configuracoes-gerais', {}, '/configuracoes-gerais/list'],
    ['/customers', '/customers', {}, '/customers/list'],
    ['/professionals/:record?', '/professionals/list', { record: 'list' }, '/profissionais/list'],
    ['/ambiente/edit/:id', '/ambiente/edit/4', { id: '4' }, '/ambiente/4'],
    [
      '/ambiente/:record',
      '/ambiente/new?prestador=3',
      { record: 'new' },
      '/agenda/list?prestador=3&aba=salas&sala=nova',
    ],
    ['/acesso-soc', '/acesso-soc', {}, '/companies/1?campo=codigoEmpresaPrincipal'],
    ['/importacao/list', '/importacao/list', {}, '/importacao'],
    ['/mail', '/mail', {}, '/mail/index'],
    ['/agenda', '/agenda', {}, '/agenda/list'],
    ['/ambiente', '/ambiente', {}, '/ambiente/list'],
    ['/reserva-horario', '/reserva-horario', {}, '/reserva-horario/list'],
    ['/painel-agendamento', '/painel-agendamento', {}, '/painel-agendamento/list'],
    ['/gestao-medica-v3/agendar', '/gestao-medica-v3/agendar', {}, '/gestao-medica-v3/agendamentos/agendar'],
    ['/agenda/new', '/agenda/new?prestador=3', {}, '/agenda/list?prestador=3&nova=1'],
  ])('%s: the login keeps what was typed; with a session it leads on', async (path, typed, params, on) => {
    expect(await led(path, typed, params)).toBe(
      `/login?${new URLSearchParams({ redirect: typed, tokenExpirado: 'true' }).toString()}`,
    );
    await signIn(PERMISSION.PAINEL_PRESTADOR, PERMISSION.CONFIGURACOES_USUARIO);
    expect(await led(path, typed, params)).toBe(on);
  });

  it('so do the shortcuts of a first visit', () => {
    expect(firstVisitDestination('/painel', '?a=1')).toBe(
      '/login?redirect=%2Fpainel%3Fa%3D1&tokenExpirado=true',
    );
    expect(firstVisitDestination('/cadastros', '')).toBeNull();
  });
});
