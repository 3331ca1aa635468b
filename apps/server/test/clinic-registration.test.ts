import type { OpeningHour } from '@apto/domain/atendimento';
import { cnpjCheckDigits } from '@apto/domain/documents';
import { PERMISSION } from '@apto/domain/permissions';
import {
  ACCOUNT_GIVING_TEXT,
  ACCOUNT_SCOPE_TEXT,
  HOURS_RIGHT_TEXT,
  MOVED_ON_TEXT,
} from '@apto/domain/clinic-registration';
import { registryOf, registryPermission, type Registry } from '@apto/domain/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decrypt } from '../src/platform/cipher.ts';
import { ALL_PERMISSIONS } from './fixture.ts';
import { formWith } from './form.ts';
import { createVisit } from './pedido.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';

/** As the clinic sees it and, with the items, the staff. */
interface Registration {
  prestador: { id: number; name: string; ativo: boolean };
  situacao: string | null;
  version: number;
  decisoes: { campo: string; aceita: boolean; motivo: string }[];
  arquivos: { id: number; chave: string; nomeArquivo: string; aceito: boolean }[];
}
interface Portal extends Registration {
  dados: { values: Record<string, unknown>; openingHours: OpeningHour[]; cidade: string | null };
}
interface Review extends Registration {
  itens: { campo: string; antes: string[]; depois: string[] }[];
  versoes: { prestador: number; agenda: number };
  afetados: number[];
}
interface List {
  items: { prestador: { id: number }; situacao: string }[];
  paraAnalisar: number;
}
interface Clinic {
  values: Record<string, unknown>;
  ativo: boolean;
}
interface Trail {
  registros: { metodo: string }[];
}
/** Each call's own, read as far as a test looks at it. */
interface Answer extends Portal, Review, List, Clinic, Trail {
  message: string;
  access_token: string;
  prestadorId: number;
  comLink: boolean;
  codigo: string;
}

const USER_CREATION = registryPermission(registryOf('users') as Registry, 'criar');
const PASSWORD = 'uma-senha-boa-e-longa';
const WEEK: OpeningHour[] = [1, 2, 3].map((weekDay) => ({
  weekDay: weekDay as 1 | 2 | 3,
  serviceTypeAm: 'ORDEM_CHEGADA',
  serviceTypePm: null,
  startHourAm: '07:00',
  endHourAm: '11:00',
  startHourPm: null,
  endHourPm: null,
  atendimentoMatutino: true,
  atendimentoVespertino: false,
}));
const VALUES = {
  name: 'Clínica Nova Ltda',
  tradeName: 'Clínica Nova',
  cnes: '1234567',
  email: 'contato@clinicanova.com.br',
  phone: '(11) 98765-4321',
  zipCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  idCity: 3550308,
  metodoPagamento: 'PIX',
  chavePix: 'contato@clinicanova.com.br',
};

describe.each(DATABASES)('issue 11: clinic registration, on %s', (database) => {
  let app: TestApp;
  let staff: string;
  let turn = 0;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    turn += 1;
    app.goTo(MONDAY_10AM);
    staff = await app.tokenFor(1);
  });

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const call = async (
    method: string,
    url: string,
    body?: unknown,
    token: string | null = staff,
    headers = {},
  ) => {
    const r = await app.invoke(method, url, { token, headers, ...(body === undefined ? {} : { body }) });
    return { status: r.status, body: r.body as Answer };
  };
  const mailsTo = async (address: string) =>
    (
      await query<{ corpo: string }>(
        'select corpo_cifrado as corpo from mensagem where destino = $1 order by id',
        [address],
      )
    ).map((sent) => decrypt(app.config.keyRing, sent.corpo));
  const tokenIn = (mail: string | undefined) => /prestador\/([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
  const address = () => `clinica${turn}@exemplo.com.br`;
  /** Alphanumeric, one a turn. */
  const cnpj = () => {
    const base = `8AB${String(turn).padStart(5, '0')}0001`;
    return base + cnpjCheckDigits(base);
  };
  const invite = (changes: object = {}) =>
    call('POST', '/cadastro-prestador/convites', {
      name: `Clínica ${turn}`,
      cnpj: cnpj(),
      idCity: 3550308,
      email: address(),
      ...changes,
    });
  /** A clinic that was invited and chose its password. */
  async function entered() {
    const made = await invite();
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    const id = made.body.prestadorId;
    const link = tokenIn((await mailsTo(address())).at(-1));
    const accepted = await call(
      'POST',
      '/convite',
      { token: link, name: 'Dona da Clínica', novaSenha: PASSWORD },
      null,
    );
    expect(accepted.status).toBe(200);
    return { id, token: accepted.body.access_token, link };
  }
  /** A user of the fixture from now on with all permissions but these. */
  const holding = async (userId: number, lacks: readonly string[]) => {
    const [made] = await query<{ id: number }>(
      `insert into perfil (empresa_id, nome, permissoes) values (1, $1, $2) returning id`,
      [`Sem ${turn}`, ALL_PERMISSIONS.filter((each) => !lacks.includes(each))],
    );
    await query('update usuario set perfil_id = $1 where id = $2', [made?.id, userId]);
    return app.tokenFor(userId);
  };
  const own = (token: string) => call('GET', '/cadastro-prestador', undefined, token);
  const withVersion = (version: number) => ({ 'if-match': String(version) });
  const send = async (token: string, changes: object = {}, openingHours = WEEK) => {
    const { version } = (await own(token)).body;
    return call(
      'POST',
      '/cadastro-prestador/envio',
      { values: { ...VALUES, cnpj: cnpj(), ...changes }, openingHours },
      token,
      withVersion(version),
    );
  };
  const review = async (id: number, token = staff) => {
    const r = await app.invoke('GET', `/cadastro-prestador/pedidos/${id}`, { token });
    return { status: r.status, body: (r.body as { cadastro: Answer }).cadastro };
  };
  const decide = (id: number, seen: Answer, refused: Record<string, string> = {}, token = staff) =>
    call(
      'POST',
      `/cadastro-prestador/pedidos/${id}/analise`,
      {
        decisoes: seen.itens.map(({ campo: item }) => ({
          campo: item,
          aceita: !refused[item],
          motivo: refused[item] ?? '',
        })),
        afetados: seen.afetados,
        versoes: seen.versoes,
      },
      token,
      withVersion(seen.version),
    );
  const cancel = async (id: number, token = staff, version?: number) =>
    call(
      'DELETE',
      `/cadastro-prestador/pedidos/${id}`,
      undefined,
      token,
      withVersion(version ?? (await review(id)).body.version),
    );
  const record = async (id: number) => (await call('GET', `/cadastros/supplier/${id}`)).body;
  const upload = async (token: string, name = 'alvara.pdf') => {
    const form = await formWith({ name, content: '%PDF-1.4\n%%EOF' }, { tipo: 'ALVARA' });
    const r = await app.server.app.inject({
      method: 'POST',
      url: '/api/cadastro-prestador/arquivos',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': form.type,
        'idempotency-key': `${turn}-${name}-${Math.random()}`,
      },
      payload: form.payload,
    });
    return { status: r.statusCode, body: r.json<Answer>() };
  };

  it('is invited, chooses a password by the link once, sends, and counts only when staff accepts', async () => {
    const { id, token, link } = await entered();
    expect((await record(id)).ativo).toBe(false);
    expect(
      (await call('POST', '/convite', { token: link, name: 'X', novaSenha: PASSWORD }, null)).status,
    ).toBe(401);
    const begun = (await own(token)).body;
    expect([begun.situacao, begun.dados.values['name'], begun.dados.cidade]).toEqual([
      'ABERTO',
      `Clínica ${turn}`,
      'São Paulo - SP',
    ]);
    const draft = await call(
      'PUT',
      '/cadastro-prestador',
      { values: { name: 'Pela metade' }, openingHours: [] },
      token,
      withVersion(begun.version),
    );
    expect([draft.status, draft.body.dados.values['name'], draft.body.situacao]).toEqual([
      200,
      'Pela metade',
      'ABERTO',
    ]);
    const attached = await upload(token);
    expect([attached.status, attached.body.arquivos.map((f) => f.nomeArquivo)]).toEqual([
      201,
      ['alvara.pdf'],
    ]);

    const sent = await send(token);
    expect([sent.status, sent.body.situacao]).toEqual([200, 'ENVIADO']);
    // Whoever may decide hears of it, and no other company does.
    const bells = await query<{ usuario_id: number; tipo: string }>(
      'select usuario_id, tipo from notificacao where prestador_id = $1 order by usuario_id',
      [id],
    );
    const deciders = await query<{ id: number }>(
      `select u.id from usuario u join perfil p on p.id = u.perfil_id where u.empresa_id = 1 and u.ativo
         and u.tipo = 'interna' and 'gestamedica_painel_prestador' = any (p.permissoes) order by u.id`,
    );
    expect(deciders.length).toBeGreaterThan(0);
    expect(bells).toEqual(deciders.map((who) => ({ usuario_id: who.id, tipo: 'REGISTRATION_SENT' })));
    // Nothing counts yet.
    expect((await record(id)).values).toMatchObject({ name: `Clínica ${turn}`, chavePix: null });
    const list = (await call('GET', '/cadastro-prestador/pedidos')).body;
    expect(list.items[0]).toMatchObject({ prestador: { id }, situacao: 'ENVIADO' });
    expect(list.paraAnalisar).toBeGreaterThan(0);

    const seen = (await review(id)).body;
    expect(seen.itens.find(({ campo: item }) => item === 'name')).toMatchObject({
      antes: [`Clínica ${turn}`],
      depois: ['Clínica Nova Ltda'],
    });
    const decided = await decide(id, seen);
    expect([decided.status, decided.body.situacao]).toEqual([200, 'CONCLUIDO']);
    expect((await record(id)).values).toMatchObject({
      name: 'Clínica Nova Ltda',
      cnes: '1234567',
      metodoPagamento: 'PIX',
      chavePix: 'contato@clinicanova.com.br',
      zipCode: '01310100',
    });
    const hours = await query<{ n: number }>(
      'select count(*)::int as n from prestador_horario where prestador_id = $1',
      [id],
    );
    expect(hours[0]?.n).toBe(3);
    expect((await mailsTo('atendente@apto.test')).at(-1)).toContain(`/supplier/${id}`);
    expect((await mailsTo(address())).at(-1)).toContain('aceitou o cadastro');
    // Where staff looks for what was done to a clinic.
    const trail = (await call('GET', `/log-acoes?origem=supplier&origemId=${id}`)).body.registros;
    expect(trail.map(({ metodo: method }) => method)).toEqual([
      'CADASTRO_ANALISADO',
      // The week, which is the agenda's.
      'ATUALIZADO',
      'CADASTRO_ENVIADO',
      'ARQUIVO_ANEXADO',
      'CADASTRO_PEDIDO',
      'CRIADO',
    ]);
  });

  it('issue 11: a CEP brings a clinic the street that clinics of its company gave, and no customer’s', async () => {
    const { token: own } = await entered();
    const of = (cep: string) => call('GET', `/cep/${cep}`, undefined, own);
    await query(
      `update unidade set zip_code = '04567321', street = 'Rua do Cliente', cidade_id = 3550308 where id = 1`,
    );
    await query(
      `update prestador set zip_code = '04567322', street = 'Rua da Clínica', cidade_id = 3550308 where id = 1`,
    );
    expect((await of('04567321')).status).toBe(404);
    const found = await of('04567322');
    expect([found.status, found.body]).toEqual([
      200,
      {
        street: 'Rua da Clínica',
        neighborhood: expect.any(String),
        cidade: { id: 3550308, name: 'São Paulo - SP' },
      },
    ]);
  });

  it('what is refused goes back with its reason, what is accepted counts, and the clinic sends again', async () => {
    const { id, token } = await entered();
    await upload(token);
    await send(token);
    const seen = (await review(id)).body;
    const file = `arquivo:${seen.arquivos[0]?.id}`;
    const refused = Object.fromEntries([
      ['phone', 'O número não atende'],
      ['pagamento', 'A chave é de outra empresa'],
      [file, 'Ilegível'],
    ]);
    const without = await call(
      'POST',
      `/cadastro-prestador/pedidos/${id}/analise`,
      {
        decisoes: seen.itens.map(({ campo: item }) => ({ campo: item, aceita: false })),
        afetados: [],
        versoes: seen.versoes,
      },
      staff,
      withVersion(seen.version),
    );
    expect(without.status).toBe(400);
    expect((await decide(id, seen, refused)).body.situacao).toBe('DEVOLVIDO');
    expect((await record(id)).values).toMatchObject({
      name: 'Clínica Nova Ltda',
      phone: null,
      chavePix: null,
      metodoPagamento: null,
    });
    const back = (await own(token)).body;
    expect(back.decisoes.filter(({ aceita: isAccepted }) => !isAccepted)).toEqual([
      { campo: 'phone', aceita: false, motivo: 'O número não atende' },
      { campo: 'pagamento', aceita: false, motivo: 'A chave é de outra empresa' },
      { campo: file, aceita: false, motivo: 'Ilegível' },
    ]);
    // The refused document is gone, what was typed is not.
    expect([back.arquivos, back.dados.values['phone']]).toEqual([[], '11987654321']);
    expect((await mailsTo(address())).at(-1)).toContain('corrija 3 pontos');
    expect((await send(token, { phone: '(11) 91111-2222' })).body.situacao).toBe('ENVIADO');
    const again = (await review(id)).body;
    expect(again.itens.map(({ campo: item }) => item)).toEqual(['phone', 'pagamento']);
    expect((await decide(id, again)).body.situacao).toBe('CONCLUIDO');
  });

  it('nobody decides on what they have not seen: another version, another set of items, or twice', async () => {
    const { id, token } = await entered();
    await send(token);
    const seen = (await review(id)).body;
    expect((await decide(id, { ...seen, version: seen.version - 1 })).status).toBe(409);
    expect(await decide(id, { ...seen, itens: seen.itens.slice(1) })).toMatchObject({
      status: 409,
      body: { message: MOVED_ON_TEXT },
    });
    const both = await Promise.all([decide(id, seen), decide(id, seen)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await decide(id, (await review(id)).body)).status).toBe(409);
  });

  it('what was changed by hand since it was seen is not written over: the clinic’s data, its agenda', async () => {
    const { id, token } = await entered();
    await send(token);
    const seen = (await review(id)).body;
    const stale = { status: 409, body: { codigo: 'VERSAO_DESATUALIZADA' } };
    await query("update prestador set phone = '1133334444' where id = $1", [id]);
    expect(await decide(id, seen)).toMatchObject(stale);
    expect((await record(id)).values).toMatchObject({ phone: '1133334444', name: `Clínica ${turn}` });
    const { versoes: now } = (await review(id)).body;
    await query('update prestador set agenda_versao = agenda_versao + 1 where id = $1', [id]);
    const { versoes: after } = (await review(id)).body;
    expect(await decide(id, { ...seen, versoes: { ...after, agenda: now.agenda } })).toMatchObject(stale);
    const last = (await review(id)).body;
    expect(last.itens.find(({ campo: item }) => item === 'phone')?.antes).toEqual(['(11) 3333-4444']);
    expect((await decide(id, last)).status).toBe(200);
  });

  it('hours of an active clinic are accepted by whoever has the clinics’ panel; refused, or of one that is off, by all', async () => {
    const { id, token } = await entered();
    await query('update prestador set ativo = true where id = $1', [id]);
    await send(token);
    const without = await holding(6, [PERMISSION.PAINEL_PRESTADOR]);
    const seen = (await review(id)).body;
    expect(seen.itens.map(({ campo: item }) => item)).toContain('horarios');
    expect(await decide(id, seen, {}, without)).toMatchObject({
      status: 403,
      body: { message: HOURS_RIGHT_TEXT },
    });
    expect((await record(id)).values).toMatchObject({ name: `Clínica ${turn}` });
    expect((await decide(id, seen, { horarios: 'Fora do contrato' }, without)).body.situacao).toBe(
      'DEVOLVIDO',
    );
    await send(token);
    await query('update prestador set ativo = false where id = $1', [id]);
    expect((await decide(id, (await review(id)).body, {}, without)).body.situacao).toBe('CONCLUIDO');
    await query('update usuario set perfil_id = 3 where id = 6');
  });

  it('a request that the clinic sent meanwhile is not called off unseen', async () => {
    const { id, token } = await entered();
    const { version } = (await review(id)).body;
    await send(token);
    expect(await cancel(id, staff, version)).toMatchObject({
      status: 409,
      body: { codigo: 'VERSAO_DESATUALIZADA' },
    });
    expect((await cancel(id)).body.situacao).toBe('CANCELADO');
  });

  it('while staff decides the clinic changes nothing; two windows of a clinic do not overwrite one another', async () => {
    const { token } = await entered();
    const { version } = (await own(token)).body;
    const draft = { values: { name: 'A' }, openingHours: [] };
    const both = await Promise.all(
      [1, 2].map(() => call('PUT', '/cadastro-prestador', draft, token, withVersion(version))),
    );
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    await send(token);
    const sent = (await own(token)).body;
    expect((await call('PUT', '/cadastro-prestador', draft, token, withVersion(sent.version))).status).toBe(
      409,
    );
    expect((await send(token)).status).toBe(409);
    expect((await upload(token)).status).toBe(409);
  });

  it('what is wrong is refused at its field, and nothing is sent', async () => {
    const { token } = await entered();
    for (const [changes, field] of [
      [{ chavePix: '123' }, 'values.chavePix'],
      [{ cnpj: '11222333000182' }, 'values.cnpj'],
      [{ idCity: 99 }, 'values.idCity'],
    ] as const)
      expect(await send(token, changes)).toMatchObject({
        status: 400,
        body: { details: { response: { campos: [{ campo: field }] } } },
      });
    expect((await send(token, {}, [])).status).toBe(400);
    expect((await own(token)).body.situacao).toBe('ABERTO');
  });

  it('of a clinic that nobody asked anything there is none, and that is an answer', async () => {
    const [clinic] = await query<{ id: number }>(
      `insert into prestador (empresa_id, code, name, cnpj, cidade_id)
        select empresa_id, 'SEM-CADASTRO', 'Sem cadastro', '06990590000123', cidade_id
        from prestador where id = 1 returning id`,
    );
    expect(await review(clinic?.id ?? 0)).toEqual({ status: 200, body: null });
    expect((await review(999_999)).status).toBe(404);
  });

  it('a clinic reaches its own registration alone, staff none, and another company’s staff nobody’s', async () => {
    const { id, token } = await entered();
    await upload(token);
    const key = (await own(token)).body.arquivos[0]?.chave ?? '';
    expect((await call('GET', '/cadastro-prestador')).status).toBe(401);
    expect((await review(id, token)).status).toBe(401);
    const foreign = await app.tokenFor(5);
    for (const url of [
      `/cadastro-prestador/pedidos/${id}`,
      `/cadastro-prestador/pedidos/${id}/arquivos/${key}`,
    ])
      expect((await call('GET', url, undefined, foreign)).status).toBe(404);
    expect((await cancel(id, foreign, 1)).status).toBe(404);
    // Another clinic of the same company.
    const other = await app.tokenFor(4);
    expect((await call('DELETE', `/cadastro-prestador/arquivos/${key}`, undefined, other)).status).toBe(404);
    expect((await call('GET', `/cadastro-prestador/pedidos/${id}/arquivos/${key}`)).status).toBe(200);
    expect((await call('GET', `/cadastro-prestador/pedidos/1/arquivos/${key}`)).status).toBe(404);
    // The attachments' door does not open a clinic's documents.
    expect((await call('GET', `/arquivos/${key}`)).status).toBe(404);
    expect(
      (await call('DELETE', `/cadastro-prestador/arquivos/${key}`, undefined, token)).body.arquivos,
    ).toEqual([]);
  });

  it('a clinic that has a password is asked without a link, and may begin by itself', async () => {
    const alone = await app.tokenFor(4);
    const begun = (await own(alone)).body;
    const draft = {
      values: { ...begun.dados.values, phone: '(11) 93333-4444' },
      openingHours: begun.dados.openingHours,
    };
    expect(
      (await call('PUT', '/cadastro-prestador', draft, alone, withVersion(begun.version))).body.situacao,
    ).toBe('ABERTO');
    const [account] = await query<{ username: string }>('select username from usuario where id = 4');
    const asked = await call('POST', '/cadastro-prestador/pedidos/1', { email: account?.username });
    expect([asked.status, asked.body.comLink]).toEqual([201, false]);
    expect((await mailsTo(account?.username ?? '')).at(-1)).toContain('/publico/#/cadastro-prestador/login');
    // Its draft goes on, and so does what it is typing at this moment.
    const typing = (await own(alone)).body;
    expect(typing.dados.values['phone']).toBe('(11) 93333-4444');
    await call('POST', '/cadastro-prestador/pedidos/1', { email: account?.username });
    expect((await call('PUT', '/cadastro-prestador', draft, alone, withVersion(typing.version))).status).toBe(
      200,
    );
    expect((await cancel(1)).body.situacao).toBe('CANCELADO');
    expect((await own(alone)).body).toMatchObject({ situacao: 'CANCELADO', version: 0 });
  });

  it('an invited clinic can be deleted with what only waited for it; one that entered cannot', async () => {
    const invited = (await invite()).body.prestadorId;
    const removal = (id: number) => call('DELETE', `/cadastros/supplier/${id}`);
    expect((await removal(invited)).status).toBe(200);
    expect(await query('select id from usuario where prestador_id = $1', [invited])).toEqual([]);
    turn += 1;
    const { id, token } = await entered();
    await upload(token);
    const refused = await removal(id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('usuários')]);
    // Nothing was taken along by the refusal.
    expect((await own(token)).body.arquivos).toHaveLength(1);
  });

  it('the hours of a clinic that was switched off are reviewed too: it may still have bookings', async () => {
    const alone = await app.tokenFor(4);
    const booked = await createVisit(app.database, { prestador: 1, data: '2026-11-25', hora: '08:00' });
    const [slot] = await query<{ id: number }>(
      `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
       values (1, tsrange('2026-11-25 08:00', '2026-11-25 08:20'), 'RESERVA', $1) returning id`,
      [booked],
    );
    // No Wednesdays any more.
    const week = WEEK.filter(({ weekDay }) => weekDay !== 3);
    expect((await send(alone, {}, week)).status).toBe(200);
    await query('update prestador set ativo = false where id = 1');
    const seen = (await review(1)).body;
    expect(seen.afetados).toEqual([slot?.id]);
    expect((await decide(1, { ...seen, afetados: [] })).status).toBe(409);
    await query('update prestador set ativo = true where id = 1');
    expect((await cancel(1)).body.situacao).toBe('CANCELADO');
  });

  it('two documents at once of a clinic that begins by itself are both kept', async () => {
    const alone = await app.tokenFor(4);
    expect((await own(alone)).body.version).toBe(0);
    const both = await Promise.all([upload(alone, 'um.pdf'), upload(alone, 'dois.pdf')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await own(alone)).body.arquivos.map((f) => f.nomeArquivo).sort()).toEqual(['dois.pdf', 'um.pdf']);
    await cancel(1);
  });

  it('an address or CNPJ that is taken is refused at its field; who may not create clinics invites none', async () => {
    await entered();
    expect(await invite({ email: 'outro@exemplo.com.br' })).toMatchObject({
      status: 400,
      body: { details: { response: { campos: [{ campo: 'cnpj' }] } } },
    });
    expect(
      await call('POST', '/cadastro-prestador/pedidos/2', { email: 'atendente@apto.test' }),
    ).toMatchObject({
      status: 400,
      body: {
        details: {
          response: {
            campos: [{ campo: 'email', mensagem: 'Este e-mail não pode ser usado. Escolha outro.' }],
          },
        },
      },
    });
    const reader = await app.tokenFor(6);
    expect(
      (await call('POST', '/cadastro-prestador/pedidos/2', { email: 'x@y.com.br' }, reader)).status,
    ).toBe(403);
  });

  it('a new address of a clinic is an account: for who may create users, and for a clinic in use sees everything', async () => {
    const ask = (id: number, email: string, token: string) =>
      call('POST', `/cadastro-prestador/pedidos/${id}`, { email }, token);
    const accounts = async () =>
      (await query<{ n: number }>("select count(*)::int as n from usuario where tipo = 'prestador'"))[0]?.n;
    const { id, token } = await entered();
    expect(token).not.toBe('');
    const before = await accounts();

    const withoutUsers = await holding(6, [USER_CREATION]);
    const limited = await app.tokenFor(2);
    for (const [who, clinic, text] of [
      // In use; and, switched off, with somebody's password.
      [withoutUsers, 1, ACCOUNT_GIVING_TEXT],
      [withoutUsers, id, ACCOUNT_GIVING_TEXT],
      [limited, 1, ACCOUNT_SCOPE_TEXT],
      [limited, 2, ACCOUNT_SCOPE_TEXT],
      [limited, id, ACCOUNT_SCOPE_TEXT],
    ] as const)
      expect(await ask(clinic, `meu${address()}`, who)).toMatchObject({
        status: 403,
        body: { message: text },
      });
    expect((await mailsTo(`meu${address()}`)).length).toBe(0);
    expect(await accounts()).toBe(before);
    const own = {
      name: 'De ninguém',
      cnpj: '77ABC34501DE' + cnpjCheckDigits('77ABC34501DE'),
      idCity: 3550308,
    };
    const invited = (who: string) =>
      call('POST', '/cadastro-prestador/convites', { ...own, email: `meu${address()}` }, who);
    expect((await invited(withoutUsers)).status).toBe(403);

    // The clinic's own address needs neither, and a clinic that nobody has used shows nothing yet.
    expect((await ask(id, address(), withoutUsers)).body.comLink).toBe(false);
    expect((await ask(id, address(), limited)).body.comLink).toBe(false);
    expect((await invited(limited)).status).toBe(201);
    expect((await ask(1, `outro${address()}`, staff)).body.comLink).toBe(true);
    const [made] = await query<{ n: number }>(
      `select count(*)::int as n from auditoria a join usuario u on u.id = a.recurso_id::int
        where a.acao = 'CRIAR' and a.recurso = 'usuario' and u.username = $1`,
      [`outro${address()}`],
    );
    expect(made?.n).toBe(1);
    await cancel(1);
    await query('update usuario set perfil_id = 3 where id = 6');
  });

  it('a cancelled request takes its link along', async () => {
    const asked = await call('POST', '/cadastro-prestador/pedidos/2', { email: address() });
    expect([asked.status, asked.body.comLink]).toEqual([201, true]);
    const link = tokenIn((await mailsTo(address())).at(-1));
    expect((await call('POST', '/convite/consultar', { token: link }, null)).status).toBe(200);
    expect((await cancel(2)).status).toBe(200);
    expect((await call('POST', '/convite/consultar', { token: link }, null)).status).toBe(401);
  });
});
