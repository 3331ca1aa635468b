import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessOf, sessionsOf } from './access.ts';
import { buildPath, buildQuery } from './endpoint.ts';
import { generate } from '../scripts/generate-browser.ts';
import { openApiDocument } from './openapi.ts';
import { ownPathCalls } from './own-paths.ts';
import { CALLS } from './registry.ts';
import { REPEATABLE } from './repeatable.ts';
import { createAgendamentosBody, editAgendamentoBody } from './schemas/agendamento-payload.ts';
import { agendamentosQuery } from './schemas/agendamento-query.ts';

describe('house plan, Server: every call is declared once and fails closed', () => {
  it('no two calls share an id, or a verb and path', () => {
    const ids = CALLS.map((call) => call.id);
    const addresses = CALLS.map((call) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(ids.length).toBeGreaterThan(45);
  });

  it('every internal call names a permission, but for the caller’s own profile', () => {
    const open = CALLS.filter((call) => accessOf(call, 'interna')?.permission === null);
    expect(open.map((call) => call.id).sort()).toEqual([
      'beginSecondFactor',
      'boletimFile',
      'changeMyProfile',
      'changePassword',
      'checkManual',
      'confirmSecondFactor',
      'countUnreadNotifications',
      'endMyOtherSessions',
      'endMySession',
      'endSecondFactor',
      'events',
      'getBoletim',
      'listBoletins',
      'listMySessions',
      'listNotifications',
      'listSavedFilters',
      'manualFile',
      'markBoletimRead',
      'me',
      'myEmpresa',
      'myProfile',
      'mySecondFactor',
      'readNotifications',
      'removeAllNotifications',
      'removeNotification',
      'removeSavedFilter',
      'renewRecoveryCodes',
      'saveFilter',
      'signOut',
      'switchCompany',
    ]);
  });

  it('a public call has a limit of its own: a login, what a key of its own opens; or does not exist in production', () => {
    const open = CALLS.filter((call) => accessOf(call, 'publica'));
    expect(open).not.toEqual([]);
    for (const call of open)
      expect(call.limit === 'login' || call.limit === 'public' || call.devOnly, call.id).toBe(true);
  });

  it('an employee’s call that names an appointment says where, so that the server can hold it to the own one', () => {
    const named = CALLS.flatMap((call) => {
      const binding = accessOf(call, 'autoagendamento')?.binding;
      return binding && 'named' in binding ? [[call.id, binding.named]] : [];
    });
    expect(Object.fromEntries(named)).toEqual({
      confirmPrestador: 'body.id',
      confirmAgendamento: 'body.agendamentoId',
      availableFaixas: 'body.agendamentoId',
      publicAttachments: 'body.origemId',
    });
  });

  it('what is bound to nobody says why, and OpenAPI repeats it', () => {
    const text = JSON.stringify(openApiDocument({ version: '0', demo: true }));
    for (const call of CALLS) {
      for (const kind of sessionsOf(call)) {
        const binding = accessOf(call, kind)?.binding;
        if (binding?.to === 'nobody') expect(text, call.id).toContain(binding.because);
      }
    }
  });

  it('every POST asks for an Idempotency-Key, but for those that say why twice is no harm', () => {
    const without = CALLS.filter((call) => call.method === 'POST' && call.idempotent !== true);
    expect(Object.keys(REPEATABLE).toSorted()).toEqual(without.map((call) => call.id).toSorted());
    for (const [id, why] of Object.entries(REPEATABLE)) expect([id, why.length > 8]).toEqual([id, true]);
    const told = JSON.stringify(openApiDocument({ version: '0' }));
    expect(told).toContain(`Sem Idempotency-Key: ${REPEATABLE['saveFilter']}`);
  });

  it('every placeholder of a path has its parameter schema', () => {
    for (const call of CALLS) {
      const names = [...call.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');
      const shape = (call.params as { shape?: object } | undefined)?.shape ?? {};
      expect(Object.keys(shape).sort(), call.id).toEqual(names.toSorted());
    }
  });

  it('OpenAPI refers to nothing that it does not hold', () => {
    const doc = openApiDocument({ version: '0', demo: true });
    const references = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/(components[^"]*)"/g)].map(
      (found) => found[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) expect(doc).toHaveProperty(reference.split('/'));
  });

  it('OpenAPI promises a POST no status that a creation would not keep', () => {
    const { paths } = openApiDocument({ version: '0', demo: true }) as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    for (const operations of Object.values(paths))
      for (const [method, { responses }] of Object.entries(operations))
        expect(Object.keys(responses)).toEqual([method === 'post' ? '2XX' : '200', 'default']);
  });

  it('OpenAPI lists each call, and each registry at its own path, with the specified spelling', () => {
    const doc = openApiDocument({ version: '0', demo: true }) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.values(doc.paths).flatMap((path) => Object.keys(path));
    expect(operations.length).toBe(CALLS.length + ownPathCalls(CALLS).length);
    expect(doc.paths).toHaveProperty(['/agendamentos/gerar-csv/0', 'get']);
    expect(doc.paths).toHaveProperty([
      '/importacao/procedimentos-soc/funcionario/{id}/customer/{customerId}/tipo-exame/{examTypeId}',
      'get',
    ]);
  });
});

describe('doc1 §7 GET /agendamentos: what the query accepts', () => {
  const wire = (query: Parameters<typeof buildQuery>[0]) =>
    Object.fromEntries(new URLSearchParams(buildQuery(query)));

  it('round-trips filters as JSON text', () => {
    const filtrosExtras = { status: [1, 8], tipoExame: [2], datas: ['2026-01-01', '2026-01-31'] };
    const parsed = agendamentosQuery.parse(
      wire({ page: 2, limit: 20, sort: 'createdAt DESC', filter: ['Maria', 'José da'], filtrosExtras }),
    );
    expect(parsed).toEqual({
      page: 2,
      limit: 20,
      sort: { campo: 'createdAt', direcao: 'DESC' },
      filter: ['Maria', 'José da'],
      filtrosExtras,
    });
  });

  it.each([
    ['a list of none', { status: [], tipoExame: [], datas: [] }],
    ['null', { status: null, tipoExame: null, datas: null }],
    ['nothing at all', {}],
  ])('a filter that nothing was chosen for narrows nothing: %s', (_what, filtrosExtras) => {
    expect(agendamentosQuery.parse(wire({ filtrosExtras })).filtrosExtras).toEqual({});
  });

  it.each([
    ['created_at DESC', { campo: 'createdAt', direcao: 'DESC' }],
    ['cliente.name ASC', { campo: 'cliente', direcao: 'ASC' }],
    ['tipoExame.descricao desc', { campo: 'tipoExame', direcao: 'DESC' }],
    ['status', { campo: 'status', direcao: 'ASC' }],
    ['', undefined],
  ])('doc3 §7.6: a column in either spelling, and none where it is blank: %j', (sort, expected) => {
    expect(agendamentosQuery.parse({ sort }).sort).toEqual(expected);
  });

  it('takes a plain text as one term', () => {
    expect(agendamentosQuery.parse({ filter: 'Maria' }).filter).toEqual(['Maria']);
  });

  it.each([
    ['sort by an undeclared field', { sort: 'senha ASC' }],
    ['sort by a part that no column is named by', { sort: 'cliente.cpf ASC' }],
    ['half a range of days', { filtrosExtras: '{"datas":["2026-01-01"]}' }],
    ['sort by SQL', { sort: 'createdAt ASC; drop table agendamento' }],
    ['sort in an unknown order', { sort: 'createdAt SIDEWAYS' }],
    ['undeclared filter', { filtrosExtras: '{"cpf":"1"}' }],
    ['filter that is not JSON', { filtrosExtras: '{status' }],
    ['filter of another type', { filtrosExtras: '{"status":"1 or 1=1"}' }],
    ['impossible date', { filtrosExtras: '{"datas":["2026-02-30","2026-03-01"]}' }],
    ['page zero', { page: '0' }],
    ['limit above 100', { limit: '101' }],
    ['limit zero', { limit: '0' }],
  ])('refuses: %s', (_what, query) => {
    expect(agendamentosQuery.safeParse(query).success).toBe(false);
  });
});

describe('doc1 §3 save payload', () => {
  const payload = {
    quemAgenda: 1,
    quemAvisa: 'SOLICITANTE',
    nomeSolicitante: 'Ana',
    emailSolicitante: 'ana@empresa.com.br',
    telefoneSolicitante: '11987654321',
    procedimentos: [3, { id: 4, name: 'Audiometria' }],
    funcionario: { id: 7, name: 'João' },
    cliente: 2,
    status: { id: 1 },
    telefoneFuncionario: '11987654321',
    emailFuncionario: '',
    dataSugestaoInicial: '2026-12-01',
    dataSugestaoFinal: '2026-12-03',
    tipoExame: { id: 2, descricao: 'Periódico' },
    prestador: { id: 9 },
    cidade: { id: 3550308 },
    periodo: 3,
  };

  it('accepts one payload or a list, ids or objects, names or numbers for who schedules', () => {
    const one = createAgendamentosBody.parse(payload);
    expect(one).toMatchObject({
      quemAgenda: 'SOLICITANTE',
      funcionario: 7,
      cliente: 2,
      tipoExame: 2,
      cidade: 3550308,
      emailFuncionario: null,
    });
    expect(one).toMatchObject({ procedimentos: [{ id: 3 }, { id: 4 }] });
    expect(createAgendamentosBody.parse([payload, payload])).toHaveLength(2);
  });

  it.each([
    [undefined, false],
    [true, true],
    [[], false],
    [[3, { id: 4, name: 'Audiometria' }], true],
  ])('doc2 §3, §7: procedimentosFromSoc is a yes, or the procedures that SOC gave: %j', (given, expected) => {
    const parsed = createAgendamentosBody.parse({ ...payload, procedimentosFromSoc: given });
    expect(parsed).toMatchObject({ procedimentosFromSoc: expected });
  });

  it('doc2 §9: refuses more than 10 employees, and none', () => {
    expect(createAgendamentosBody.safeParse(Array.from({ length: 11 }, () => payload)).success).toBe(false);
    expect(createAgendamentosBody.safeParse([]).success).toBe(false);
  });

  it('a new appointment can only begin with status 1', () => {
    expect(createAgendamentosBody.safeParse({ ...payload, status: { id: 8 } }).success).toBe(false);
  });

  it('doc1 §7: an edit reads over what it cannot change', () => {
    expect(editAgendamentoBody.parse({ id: 1, idStatus: 8 })).toEqual({ id: 1 });
  });
});

describe('addresses', () => {
  it('encodes path parameters and says which one is missing', () => {
    expect(buildPath('/a/:x/b', { x: 'a/b' })).toBe('/a/a%2Fb/b');
    expect(() => buildPath('/a/:x', {})).toThrow("Falta o parâmetro 'x'");
  });
  it('leaves absent values out of the query', () => {
    expect(buildQuery({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('?d=0&e=false');
  });
});

describe('decision 1: browsers get the addresses without the schemas', () => {
  it('the generated entry is what the declarations say now (run `pnpm --filter @apto/api-client generate`)', async () => {
    const made = await generate();
    for (const [file, text] of Object.entries(made))
      expect(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')).toBe(text);
    const rooms = readdirSync(new URL('./browser', import.meta.url)).map((file) => `browser/${file}`);
    expect(['browser.ts', ...rooms].sort()).toEqual(Object.keys(made).sort());
  });

  it('client-side exports of both entries agree, but for schemas', async () => {
    const full = await import('./index.ts');
    const light = await import('./browser.ts');
    for (const name of Object.keys(light)) expect(full).toHaveProperty(name);
    for (const call of CALLS) {
      const { id, method, path } = light[call.id as keyof typeof light] as typeof call;
      expect({ id, method, path }).toEqual({ id: call.id, method: call.method, path: call.path });
    }
  });
});
