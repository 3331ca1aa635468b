import {
  REGISTRIES,
  REGISTRY_PERMISSIONS,
  registryPermission,
  type Registry,
  type RegistryAction,
  type RegistryValues,
} from '@apto/domain/registry';
import excel from 'exceljs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as schema from '../src/db/schema.ts';
import { columnName } from '../src/registry/source.ts';
import { TABLES, USE_LABEL } from '../src/registry/tables.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { uploadFiles, validValues } from './registry-values.ts';

interface Wire {
  id: number;
  ativo: boolean;
  version: number;
  values: Record<string, unknown>;
  labels: Record<string, string | null>;
}
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const named = REGISTRIES.map((registry) => [registry.name, registry] as const);
/** What is made in a way of its own has tests of its own: profiles.test.ts, companies.test.ts. */
const plain = named.filter(([, { ownForm, isOfCompanies }]) => !ownForm && !isOfCompanies);
/** Registries in which a combination of choices exists once, by the choice that makes each record another one. */
const ONCE: Readonly<Record<string, { field: string; of: string }>> = {
  'cliente-metodo-atendimento': { field: 'customerId', of: 'customers' },
  hierarchy: { field: 'positionId', of: 'position' },
  'position-atividades': { field: 'atividadeId', of: 'atividades-especificas' },
  'risco-procedimento': { field: 'riscoId', of: 'riscos' },
  'configuracoes-gerais': { field: 'customerId', of: 'customers' },
  'supplier-procedures': { field: 'procedureId', of: 'procedure' },
  'supplier-procedures-customers': { field: 'procedureId', of: 'procedure' },
  'perfil-exposicao': { field: 'descricaoRiscoId', of: 'descricao-risco' },
  'EPC-riscos': { field: 'epcId', of: 'EPC' },
  'fonte-geradora-riscos': { field: 'fonteGeradoraId', of: 'fonte-geradora' },
  'medida-adm-engenharia-riscos': { field: 'medidaId', of: 'medida-adm-engenharia' },
  'atividades-especificas-procedimentos': { field: 'atividadeId', of: 'atividades-especificas' },
  'atividades-especificas-pareceres': { field: 'atividadeId', of: 'atividades-especificas' },
};
const ACTIONS = ['view', 'criar', 'editar', 'excluir', 'ativar', 'inativar'] as const;

describe('issue 11: a registry is one declaration', () => {
  it('each has its table, and each table its registry', () => {
    expect(Object.keys(TABLES).sort()).toEqual(REGISTRIES.map(({ name }) => name).sort());
  });

  it.each(named)('%s: every field has its column, and what may stay empty may be null', (name, registry) => {
    const at = TABLES[name]!;
    const table = Object.values(schema as Record<string, unknown>).find(
      (t): t is PgTable => is(t, PgTable) && getTableName(t) === at.table,
    )!;
    const columns = new Map(
      Object.entries(getTableColumns(table)).map(([key, column]) => [snake(key), column]),
    );
    for (const field of registry.fields) {
      // Its file hangs on the record.
      if (field.type === 'file') continue;
      if (field.isDerived) {
        expect([field.name, Object.keys(at.computed ?? {})]).toEqual([field.name, [field.name]]);
        continue;
      }
      const column = columns.get(at.columns?.[field.name] ?? snake(field.name));
      expect([field.name, column !== undefined]).toEqual([field.name, true]);
      if (!field.isRequired && field.type !== 'boolean')
        expect([field.name, column?.notNull]).toEqual([field.name, false]);
    }
    expect((columns.has('empresa_id') || at.view !== undefined) && columns.has('versao')).toBe(true);
  });
});

describe.each(DATABASES)('doc3 §2.9, §7.6: the engine of the registries, on %s', (database) => {
  let app: TestApp;
  let token: string;
  let turn = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    turn += 1;
  });

  const at = (registry: Registry, rest = '') => `/cadastros/${registry.name}${rest}`;
  const call = async (method: string, url: string, body?: unknown, who = token, headers = {}) => {
    const r = await app.invoke(method, url, { token: who, headers, ...(body === undefined ? {} : { body }) });
    return {
      status: r.status,
      body: r.body as Wire & { items: Wire[]; meta: { totalItems: number }; message: string },
    };
  };
  /** A combination of branch, department and position exists once: each gets a position of its own; a rule a risk. */
  const fresh = async (registry: Registry) => {
    await uploadFiles(app, registry, turn);
    const values = validValues(registry, turn);
    const own = ONCE[registry.name];
    if (!own) return values;
    const chosen = REGISTRIES.find(({ name }) => name === own.of)!;
    await uploadFiles(app, chosen, turn);
    const made = await call('POST', at(chosen), {
      ...validValues(chosen, turn),
      [chosen.naming]: `Próprio ${turn}`,
    });
    return { ...values, [own.field]: made.body.id };
  };
  const create = async (registry: Registry, given?: RegistryValues) => {
    const values = given ?? (await fresh(registry));
    const r = await call('POST', at(registry), values);
    expect([registry.name, r.status, r.status === 201 ? null : r.body]).toEqual([registry.name, 201, null]);
    return r.body;
  };
  const trail = async (table: string, id: number) =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ acao: string; detalhes: unknown; empresa_id: number }>(
          "select acao, detalhes, empresa_id from auditoria where recurso = $1 and recurso_id = $2 and acao <> 'LER' order by id",
          [table, id],
        ),
      )
    ).rows;

  describe.each(plain)('%s', (name, registry) => {
    const toggled = registry.hasActivation !== false;
    const text = registry.fields.find(
      (f) => (f.type === 'text' || f.type === 'longText') && !f.isDerived && !('pattern' in f && f.pattern),
    );

    it('is made, read, found, changed, switched, deleted; each change is in the trail and in the history', async () => {
      const made = await create(registry);
      const sent: RegistryValues = validValues(registry, turn);
      const own = ONCE[name]?.field;
      if (own) sent[own] = made.values[own] as number;
      const derived = registry.fields.filter(({ isDerived }) => isDerived).map((f) => f.name);
      for (const field of derived) sent[field] = made.values[field] as string | null;
      expect(made.values).toEqual(sent);
      for (const field of registry.fields)
        if ((field.type === 'combo' || field.type === 'file') && sent[field.name] !== null)
          expect(made.labels[field.name]).toEqual(expect.any(String));
      expect((await call('GET', at(registry, `/${made.id}`))).body).toEqual(made);
      const list = await call('GET', at(registry, '?limit=100'));
      expect(list.body.items.map(({ id }) => id)).toContain(made.id);
      // LGPD: a list shows nothing of anybody's health; who opens the record that does is in the trail.
      const health = registry.fields.filter(({ isHealth }) => isHealth).map((f) => f.name);
      for (const { values } of list.body.items)
        expect(Object.keys(values).filter((key) => health.includes(key))).toEqual([]);
      const looks = await app.database.rawTransaction((c) =>
        c.query(
          "select 1 from auditoria where recurso = $1 and recurso_id = $2 and acao = 'LER' and dado_de_saude",
          [TABLES[name]!.table, made.id],
        ),
      );
      expect(looks.rows).toHaveLength(health.length > 0 ? 1 : 0);

      const expected = ['CRIAR'];
      let version = made.version;
      if (text) {
        const r = await call('PATCH', at(registry, `/${made.id}`), { [text.name]: 'Outro nome' }, token, {
          'if-match': String(version),
        });
        expect([r.status, r.body.values]).toEqual([200, { ...sent, [text.name]: 'Outro nome' }]);
        expect(r.body.version).toBe(version + 1);
        version = r.body.version;
        expected.push('ALTERAR');
      }
      if (toggled) {
        expect((await call('POST', at(registry, `/inativar/${made.id}`))).body.ativo).toBe(false);
        const off = await call('GET', at(registry, `/combo?limit=100`));
        expect(off.body.items.map(({ id }) => id)).not.toContain(made.id);
        expect((await call('POST', at(registry, `/ativar/${made.id}`))).body.ativo).toBe(true);
        expected.push('INATIVAR', 'ATIVAR');
      } else expect((await call('POST', at(registry, `/inativar/${made.id}`))).status).toBe(403);

      const history = await app.invoke('GET', `/log-acoes?origem=${name}&origemId=${made.id}`, { token });
      const { registros: log, count } = history.body as {
        registros: { usuarioNome: string; metodo: string }[];
        count: number;
      };
      expect(count).toBe(expected.length);
      expect(new Set(log.map((entry) => entry.usuarioNome))).toEqual(new Set(['Usuário 1']));

      expect((await call('DELETE', at(registry, `/${made.id}`))).status).toBe(200);
      expect((await call('GET', at(registry, `/${made.id}`))).status).toBe(404);
      const table = TABLES[name]!.table;
      const entries = await trail(table, made.id);
      expect(entries.map((entry) => entry.acao)).toEqual([...expected, 'EXCLUIR']);
      // What was in the fields is not in the trail.
      const kept = JSON.stringify(entries.map((entry) => entry.detalhes));
      for (const value of Object.values(sent))
        if (typeof value === 'string' && value.length > 6) expect(kept).not.toContain(value);
    });

    it('two people: the second save of one version is refused with both versions, and changes nothing', async () => {
      const made = await create(registry);
      const field = text ?? registry.fields.find((f) => f.isRequired && f.type === 'select')!;
      if (!text) return;
      const save = (value: string) =>
        call('PATCH', at(registry, `/${made.id}`), { [field.name]: value }, token, {
          'if-match': String(made.version),
        });
      const both = await Promise.all([save('Primeira'), save('Segunda')]);
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      const won = both.find(({ status }) => status === 200)!.body.values[field.name];
      expect((await call('GET', at(registry, `/${made.id}`))).body.values[field.name]).toBe(won);
    });

    it('every required field says "Campo obrigatório", and names itself', async () => {
      const r = await app.invoke('POST', at(registry), { token, body: {} });
      const { campos: fields } = (
        r.body as { details: { response: { campos: { campo: string; mensagem: string }[] } } }
      ).details.response;
      const required = registry.fields.filter((f) => f.isRequired && f.type !== 'boolean').map((f) => f.name);
      expect([r.status, fields.map((f) => f.campo).sort((a, b) => a.localeCompare(b))]).toEqual([
        400,
        required.sort((a, b) => a.localeCompare(b)),
      ]);
      expect(new Set(fields.map((f) => f.mensagem))).toEqual(new Set(['Campo obrigatório']));
    });

    it('sorts by each of its columns, in both spellings and ways', async () => {
      for (const field of registry.fields.filter((f) => f.isColumn && !f.isUnordered))
        for (const spelling of [field.name, snake(field.name)])
          for (const way of ['ASC', 'DESC'])
            expect([
              spelling,
              (await call('GET', at(registry, `?sort=${spelling}%20${way}`))).status,
            ]).toEqual([spelling, 200]);
      expect((await call('GET', at(registry, '?sort=senha ASC'))).status).toBe(400);
    });

    it('is of its company: another one neither sees, changes, switches nor deletes it (404), nor finds it by searching', async () => {
      const made = await create(registry);
      const other = await app.tokenFor(5);
      const version = { 'if-match': '1' };
      const asked = [
        await call('GET', at(registry, `/${made.id}`), undefined, other),
        await call('PATCH', at(registry, `/${made.id}`), {}, other, version),
        await call('DELETE', at(registry, `/${made.id}`), undefined, other),
        ...(toggled
          ? [
              await call('POST', at(registry, `/ativar/${made.id}`), undefined, other),
              await call('POST', at(registry, `/inativar/${made.id}`), undefined, other),
            ]
          : []),
        await call('GET', `/log-acoes?origem=${name}&origemId=${made.id}`, undefined, other),
      ];
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([404]));
      const seen = await call('GET', at(registry, '?limit=100'), undefined, other);
      expect(seen.body.items.map(({ id }) => id)).not.toContain(made.id);
      const combo = await call('GET', at(registry, `/combo?ids=${made.id}`), undefined, other);
      expect(combo.body.items).toEqual([]);
      expect(await trail(TABLES[name]!.table, made.id)).toHaveLength(1);
    });

    it('a combo takes nobody else’s record', async () => {
      const foreign: Record<string, number> = {
        customers: 3,
        branch: 4,
        department: 3,
        position: 3,
        hierarchy: 4,
        procedure: 4,
        supplier: 3,
        riscos: 3,
        'descricao-risco': 2,
        cidades: 1,
      };
      const values = await fresh(registry);
      for (const field of registry.fields) {
        if (field.type !== 'combo') continue;
        const r = await call('POST', at(registry), {
          ...values,
          [field.name]: foreign[field.of] ?? 987_654,
        });
        expect([field.name, r.status]).toEqual([field.name, 404]);
      }
    });

    it('each action needs the registry’s own permission, and that of no other opens it', async () => {
      const made = await create(registry);
      const request: Record<RegistryAction, () => ReturnType<typeof call>> = {
        view: () => call('GET', at(registry, `/${made.id}`), undefined, limited),
        criar: () => call('POST', at(registry), {}, limited),
        editar: () => call('PATCH', at(registry, `/${made.id}`), {}, limited, { 'if-match': '1' }),
        excluir: () => call('DELETE', at(registry, `/${made.id}`), undefined, limited),
        ativar: () => call('POST', at(registry, `/ativar/${made.id}`), undefined, limited),
        inativar: () => call('POST', at(registry, `/inativar/${made.id}`), undefined, limited),
      };
      let limited = token;
      for (const action of ACTIONS) {
        const without = REGISTRY_PERMISSIONS.filter((p) => p !== registryPermission(registry, action));
        await app.database.rawTransaction((c) =>
          c.query('update perfil set permissoes = $1 where id = 3', [without]),
        );
        limited = await app.tokenFor(6);
        expect([action, (await request[action]()).status]).toEqual([action, 403]);
      }
      expect((await call('GET', at(registry, `/${made.id}`))).body).toEqual(made);
    });

    it('is refused to a clinic, to an employee and to nobody', async () => {
      const clinic = await app.tokenFor(4);
      for (const who of [clinic, 'token.que.nao-vale'])
        for (const [method, url] of [
          ['GET', at(registry)],
          ['POST', at(registry)],
          ['DELETE', at(registry, '/1')],
        ] as const)
          expect((await call(method, url, undefined, who)).status).toBe(401);
    });
  });

  const registry = (name: string) => REGISTRIES.find((r) => r.name === name)!;

  it('doc3 §6: a user of one customer sees and makes only its records', async () => {
    const user = await app.tokenFor(2);
    const list = await call('GET', '/cadastros/department?limit=100', undefined, user);
    expect(new Set(list.body.items.map(({ values }) => values['customerId']))).toEqual(new Set([1]));
    expect((await call('POST', '/cadastros/department', { customerId: 2, name: 'x' }, user)).status).toBe(
      404,
    );
    // It would not see what it made.
    const made = await call(
      'POST',
      '/cadastros/customers',
      { ...validValues(registry('customers'), 99), logo: null },
      user,
    );
    expect(made.status).toBe(403);
    const { rows } = await app.database.rawTransaction((c) =>
      c.query("select 1 from cliente where code like '%99'"),
    );
    expect(rows).toEqual([]);
  });

  it('a user of one branch sees that branch, its hierarchies and its employees', async () => {
    const user = await app.tokenFor(8);
    const ids = async (name: string) =>
      (await call('GET', `/cadastros/${name}?limit=100`, undefined, user)).body.items.map(({ id }) => id);
    expect([await ids('branch'), await ids('hierarchy'), await ids('employee')]).toEqual([[2], [2], [3]]);
  });

  it('deletion says what depends on the record, and keeps it', async () => {
    const r = await call('DELETE', '/cadastros/customers/1');
    expect(r.status).toBe(409);
    for (const use of ['cargos', 'setores', 'unidades', 'funcionários', 'hierarquias'])
      expect(r.body.message).toContain(use);
    expect((await call('GET', '/cadastros/customers/1')).status).toBe(200);
  });

  it('every table that can hold on to a record has a name for people', async () => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ table: string }>(
        `select distinct k.conrelid::regclass::text as "table" from pg_constraint k
         where k.contype = 'f' and k.confdeltype in ('a', 'r') and k.confrelid::regclass::text = any ($1)`,
        [
          // Of what nobody deletes nothing is asked.
          REGISTRIES.filter(({ isRemovable }) => isRemovable !== false).map(
            ({ name }) => TABLES[name]!.table,
          ),
        ],
      ),
    );
    expect(rows.map(({ table }) => table).filter((table) => !(table in USE_LABEL))).toEqual([]);
  });

  it('two of one name: 409 that says so', async () => {
    await create(registry('grupos'), { descricao: 'Rede Única' });
    const r = await call('POST', '/cadastros/grupos', { descricao: 'rede unica' });
    const message = 'Já existe um registro com estes dados: Descrição.';
    expect([r.status, r.body.message]).toEqual([409, message]);
    expect(r.body).toMatchObject({
      details: { response: { message, campos: [{ campo: 'descricao', mensagem: message }] } },
    });
  });

  it('of several fields it names all that must differ, and not whose record it is', async () => {
    for (const [name, said] of [
      ['hierarchy', 'Unidade, Setor e Cargo'],
      ['department', 'Nome'],
      ['customers', 'Código'],
    ] as const) {
      const { items } = (await call('GET', `/cadastros/${name}?limit=1`)).body;
      const { body: whole } = await call('GET', `/cadastros/${name}/${items[0]!.id}`);
      const r = await call('POST', `/cadastros/${name}`, whole.values);
      expect([r.status, r.body.message]).toEqual([409, `Já existe um registro com estes dados: ${said}.`]);
    }
  });

  it('every unique index of a registry is made of fields that it can name', async () => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ table: string; name: string; made: string }>(
        `select i.indrelid::regclass::text as "table", c.relname::text as name,
           substring(pg_get_indexdef(i.indexrelid) from '\\((.*)$') as made
         from pg_index i join pg_class c on c.oid = i.indexrelid
         where i.indisunique and not i.indisprimary and i.indrelid::regclass::text = any ($1)`,
        [REGISTRIES.filter(({ ownForm }) => !ownForm).map(({ name }) => TABLES[name]!.table)],
      ),
    );
    const unnamed = rows.filter(({ table, made }) => {
      const of = REGISTRIES.filter(({ name }) => TABLES[name]!.table === table);
      const words = new Set(made.match(/\w+/g));
      // What foreign keys point at, and what nobody types.
      if (words.has('id') || words.has('chave_marca')) return false;
      return !of.some(({ name, fields }) =>
        fields.some((field) =>
          words.has(columnName({ registry: registry(name), at: TABLES[name]! }, field.name)),
        ),
      );
    });
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it('doc3 §2.9 search chips: several terms are alternatives, in a list and at its own path', async () => {
    for (const name of ['Rede Anhanguera', 'Rede Bandeirantes', 'Rede Castelo'])
      await create(registry('grupos'), { descricao: name });
    const terms = encodeURIComponent(JSON.stringify(['anhang', ' castelo ', '']));
    const named = async (url: string) =>
      (await call('GET', url)).body.items.map(
        (item) => ({ ...item, ...item.values })['descricao' as keyof typeof item],
      );
    const both = ['Rede Anhanguera', 'Rede Castelo'];
    expect(await named(`/cadastros/grupos?filter=${terms}&sort=descricao`)).toEqual(both);
    expect(await named(`/grupos?filter=${terms}&sort=descricao`)).toEqual(both);
    expect(await named('/cadastros/grupos?filter=bandeir')).toEqual(['Rede Bandeirantes']);
    expect((await call('GET', `/cadastros/grupos?filter=${encodeURIComponent('["a')}`)).status).toBe(400);
  });

  it('doc3 §3.5, §7.6: a list is narrowed by ativo and customerId, as parameters or under either name, and by nothing left blank', async () => {
    const customers = async (query: string) => {
      const { status, body } = await call('GET', `/customer/branches?limit=100&${query}`);
      expect([query, status]).toEqual([query, 200]);
      return [...new Set(body.items.map((item) => (item as unknown as { customerId: number }).customerId))];
    };
    const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
    const all = await customers('sort=&filter=&filtrosExtras={}');
    expect(all.length).toBeGreaterThan(1);
    for (const query of [
      'customerId=1&ativo=true',
      `filtrosExtras=${json({ customerId: 1, ativo: true })}`,
      `extras=${json({ customerId: 1, ativo: null })}`,
    ])
      expect(await customers(query)).toEqual([1]);
    expect(await customers('ativo=false')).toEqual([]);
  });

  it('doc3 §7.6: a record that is sent back as it was read says its version itself', async () => {
    const made = await create(registry('grupos'), { descricao: 'Rede Ferroviária' });
    const save = (values: object) => call('PATCH', `/grupos/${made.id}`, values);
    const read = (await call('GET', `/grupos/${made.id}`)).body;
    expect(await save({ ...read, descricao: 'Rede Rodoviária' })).toMatchObject({
      status: 200,
      body: { descricao: 'Rede Rodoviária', version: made.version + 1 },
    });
    expect((await save({ ...read, descricao: 'Rede Fluvial' })).status).toBe(409);
    expect((await save({ descricao: 'Rede Aérea' })).status).toBe(428);
  });

  it('issue 11: a CEP brings the street and the city of the company’s own addresses, and of nobody else’s', async () => {
    const cep = '04567123';
    const of = (path: string, who = token) => app.invoke('GET', `/cep/${path}`, { token: who });
    expect((await of(cep)).status).toBe(404);
    await app.database.rawTransaction((c) =>
      c.script(`update unidade set zip_code = '${cep}', street = 'Rua das Flores', neighborhood = 'Centro', cidade_id = 3550308
        where id = 1; update prestador set zip_code = '${cep}', street = 'Rua de Outra', cidade_id = 3550308 where id = 3`),
    );
    const found = await of(cep);
    expect([found.status, found.body]).toEqual([
      200,
      { street: 'Rua das Flores', neighborhood: 'Centro', cidade: { id: 3550308, name: 'São Paulo - SP' } },
    ]);
    expect((await of('0456712')).status).toBe(400);
    const elsewhere = await of(cep, await app.tokenFor(5));
    expect(elsewhere.body).toMatchObject({ street: 'Rua de Outra' });
  });

  it('decision 215: what a sheet left empty is asked for where it is changed, and keeps nothing else back', async () => {
    const values = validValues(registry('position'), 610);
    const refused = await call('POST', '/cadastros/position', { ...values, cbo: '' });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Campo obrigatório'),
    ]);
    const made = await call('POST', '/cadastros/position', values);
    await app.database.rawTransaction((c) =>
      c.query('update cargo set cbo = null where id = $1', [made.body.id]),
    );
    const changed = (body: RegistryValues, version: number) =>
      call('PATCH', `/cadastros/position/${made.body.id}`, body, token, { 'if-match': String(version) });
    const { version } = (await call('GET', `/cadastros/position/${made.body.id}`)).body;
    const renamed = await changed({ name: 'Padeiro de noite' }, version);
    expect([renamed.status, renamed.body]).toMatchObject([200, { values: { cbo: null } }]);
    const wrong = await changed({ cbo: '84' }, renamed.body.version);
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('CBO inválido'),
    ]);
  });

  it('eSocial table 5: a customer may be a person or a building site; the number is what its kind says', async () => {
    const values = {
      ...validValues(registry('customers'), 600),
      logo: null,
      tpInsc: '3',
      inscricao: '293.118.610/001-84',
    };
    const made = await call('POST', '/cadastros/customers', values);
    expect([made.status, made.body.values['inscricao']]).toEqual([201, '29311861000184']);
    const version = { 'if-match': String(made.body.version) };
    const asCnpj = await app.invoke('PATCH', `/cadastros/customers/${made.body.id}`, {
      token,
      body: { tpInsc: '1' },
      headers: version,
    });
    expect([asCnpj.status, JSON.stringify(asCnpj.body)]).toEqual([
      400,
      expect.stringContaining('CNPJ inválido'),
    ]);
    const asSite = { tpInsc: '4', inscricao: '11.583.00249/85' };
    const changed = await call('PATCH', `/cadastros/customers/${made.body.id}`, asSite, token, version);
    expect([changed.status, changed.body.values]).toMatchObject([
      200,
      { tpInsc: '4', inscricao: '115830024985' },
    ]);
    const found = await call('GET', `/cadastros/customers?filter=${encodeURIComponent('11.583.0024')}`);
    expect(found.body.items.map(({ id }) => id)).toContain(made.body.id);
  });

  it('doc2 §4, §7: whether a customer reserves slots is said in its form, and asked by the wizard', async () => {
    const values = { ...validValues(registry('customers'), 601), logo: null };
    const reserving = { usaReservaHorario: true, permiteAlterarMetodoReservaHorario: true };
    const made = await call('POST', '/cadastros/customers', { ...values, ...reserving });
    const asked = async () =>
      (await app.invoke('GET', `/customers/${made.body.id}`, { token })).body as typeof reserving;
    expect([made.status, await asked()]).toMatchObject([201, reserving]);
    const off = { usaReservaHorario: false, permiteAlterarMetodoReservaHorario: false };
    const version = { 'if-match': String(made.body.version) };
    const changed = await call('PATCH', `/cadastros/customers/${made.body.id}`, off, token, version);
    expect([changed.status, await asked()]).toMatchObject([200, off]);
  });

  it('doc2 §7: who schedules for one exam type is said below the customer, once, and asked by the wizard', async () => {
    const rule = { customerId: 2, tipoExame: '5', quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' };
    const asked = async () =>
      (await app.invoke('GET', '/cliente-metodo-atendimento/find-by-exame-cliente/5/2', { token })).body;
    const before = await asked();
    const made = await call('POST', '/cadastros/cliente-metodo-atendimento', rule);
    expect([made.status, made.body.values]).toEqual([201, rule]);
    expect([before, await asked()]).toEqual([
      { quemAgenda: 'USUARIO_ESCOLHE', quemAvisa: 'SOLICITANTE' },
      { quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' },
    ]);
    expect((await call('POST', '/cadastros/cliente-metodo-atendimento', rule)).status).toBe(409);
    const sheet = await app.invoke('GET', '/cadastros/cliente-metodo-atendimento/planilha', { token });
    const book = new excel.Workbook();
    await book.xlsx.load(sheet.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
    expect(book.worksheets[0]?.getSheetValues().flat()).toContain('Mudança de função');
  });

  it('LGPD: a spreadsheet of employees says nothing of their health', async () => {
    await create(registry('employee'));
    const sheet = await app.invoke('GET', '/cadastros/employee/planilha', { token });
    const book = new excel.Workbook();
    await book.xlsx.load(sheet.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
    const cells = book.worksheets[0]?.getSheetValues().flat() ?? [];
    expect(cells).toContain('120.56412.54-5');
    for (const hidden of ['Pessoa com deficiência', 'Deficiência', 'Física'])
      expect([hidden, cells.includes(hidden)]).toEqual([hidden, false]);
  });

  it('issue 11: what a responsible person is told of is a list of what there is', async () => {
    const values = { ...validValues(registry('responsible'), 700), avisos: ['ASO', 'AGENDAMENTO'] };
    const made = await call('POST', '/cadastros/responsible', values);
    expect(made.body.values['avisos']).toEqual(['AGENDAMENTO', 'ASO']);
    const save = (chosen: unknown) =>
      call('PATCH', `/cadastros/responsible/${made.body.id}`, { avisos: chosen }, token, {
        'if-match': String(made.body.version),
      });
    expect([(await save(['TUDO'])).status, (await save('ASO')).status]).toEqual([400, 400]);
    // Nothing was changed: the version stays.
    expect((await save(['ASO', 'AGENDAMENTO'])).body.version).toBe(made.body.version);
    expect((await save([])).body.values['avisos']).toBeNull();
  });

  it('issue 11: a blocked hierarchy says why, is refused to an employee, and forgets why once released; who is in it stays', async () => {
    const made = await create(registry('hierarchy'));
    const block = (values: RegistryValues, version: number) =>
      call('PATCH', `/cadastros/hierarchy/${made.id}`, values, token, { 'if-match': String(version) });
    expect(made.values).toMatchObject({ bloqueada: true });
    const employee = { ...validValues(registry('employee'), 7_100), hierarchyId: made.id };
    const refused = await call('POST', '/cadastros/employee', employee);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Esta hierarquia está bloqueada: '),
    ]);
    const reason = async () =>
      (
        (await call('GET', '/cadastros/hierarchy/combo?limit=100')).body.items as unknown as readonly {
          id: number;
          bloqueio?: string;
        }[]
      ).find(({ id }) => id === made.id)?.bloqueio;
    expect(await reason()).toMatch(/^Esta hierarquia está bloqueada: /);
    const moved = await call(
      'PATCH',
      '/mudanca-de-funcao/customer/employees/1',
      { hierarquiaId: made.id },
      token,
      { 'if-match': '0' },
    );
    expect([moved.status, JSON.stringify(moved.body)]).toEqual([
      400,
      expect.stringContaining('Esta hierarquia está bloqueada: '),
    ]);
    const nameless = await block({ motivoBloqueio: null }, made.version);
    expect([nameless.status, JSON.stringify(nameless.body)]).toEqual([
      400,
      expect.stringContaining('Diga por que ela está bloqueada'),
    ]);

    const released = await block({ bloqueada: false }, made.version);
    expect([released.status, released.body.values['motivoBloqueio'], await reason()]).toEqual([
      200,
      null,
      undefined,
    ]);
    const inside = await call('POST', '/cadastros/employee', employee);
    expect(inside.status).toBe(201);
    await block({ bloqueada: true, motivoBloqueio: 'Sem inventário.' }, released.body.version);
    const renamed = await call(
      'PATCH',
      `/cadastros/employee/${inside.body.id}`,
      { name: 'Outro nome', hierarchyId: made.id },
      token,
      { 'if-match': String(inside.body.version) },
    );
    expect(renamed.status).toBe(200);
  });

  it('employees are listed by whether they work still, also among those that a search finds', async () => {
    const base = validValues(registry('employee'), 7_300);
    const working = await create(registry('employee'), { ...base, name: 'Filtrada Ativa' });
    const gone = await create(registry('employee'), {
      ...validValues(registry('employee'), 7_301),
      name: 'Filtrada Desligada',
      situation: 'DEMITIDO',
    });
    const shown = async (isActive: boolean, filter = '') => {
      const extras = encodeURIComponent(JSON.stringify({ ativo: isActive }));
      const r = await call('GET', `/cadastros/employee?limit=100&extras=${extras}${filter}`);
      return r.body.items.map(({ id }) => id).filter((id) => id === working.id || id === gone.id);
    };
    for (const filter of ['', '&filter=Filtrada']) {
      expect([filter, await shown(true, filter)]).toEqual([filter, [working.id]]);
      expect([filter, await shown(false, filter)]).toEqual([filter, [gone.id]]);
    }
  });

  it('a branch of another customer is no branch of this one', async () => {
    const values = { customerId: 1, branchId: 3, departmentId: 1, positionId: 1 };
    expect((await call('POST', '/cadastros/hierarchy', values)).status).toBe(404);
  });

  it('searches by part of a text without accents, by a document however it is written; Ativos and Inativos', async () => {
    const made = await create(registry('supplier'), {
      ...validValues(registry('supplier'), 7700),
      name: 'Clínica São João',
      cnpj: '34028316000103',
    });
    const ids = async (query: string) =>
      (await call('GET', `/cadastros/supplier?limit=100&${query}`)).body.items.map(({ id }) => id);
    expect(await ids('filter=sao joao')).toEqual([made.id]);
    expect(await ids(`filter=${encodeURIComponent('34.028.316/0001')}`)).toContain(made.id);
    expect(await ids('filter=%25')).toEqual([]);
    await call('POST', `/cadastros/supplier/inativar/${made.id}`);
    const extras = (isActive: boolean) => `extras=${encodeURIComponent(JSON.stringify({ ativo: isActive }))}`;
    expect(await ids(extras(true))).not.toContain(made.id);
    expect(await ids(extras(false))).toContain(made.id);
  });

  it('issue 11: no two prices of one exam at one time; the customer’s comes before the general one, on its days', async () => {
    const exam = await create(registry('procedure'));
    const price = (values: RegistryValues, name = 'supplier-procedures') =>
      call('POST', `/cadastros/${name}`, {
        supplierId: 1,
        procedureId: exam.id,
        daysInAdvance: 0,
        ...values,
      });
    const first = await price({ price: 4_000, validTo: '2026-06-30' });
    const next = await price({ price: 4_500, validFrom: '2026-07-01' });
    expect([first.status, next.status]).toEqual([201, 201]);
    const double = await price({ price: 1, validFrom: '2026-06-30', validTo: '2026-06-30' });
    expect([double.status, double.body.message]).toEqual([
      409,
      'Já existe um registro com estes dados neste período.',
    ]);
    const own = { customerId: 1, price: 3_900, validFrom: '2026-08-01' };
    expect((await price(own, 'supplier-procedures-customers')).status).toBe(201);
    const sameTime = { ...own, validFrom: '2027-01-01' };
    expect((await price(sameTime, 'supplier-procedures-customers')).status).toBe(409);
    expect((await price({ ...own, customerId: 2 }, 'supplier-procedures-customers')).status).toBe(201);

    const charged = async (query: string) => {
      const r = await app.invoke('GET', `/prestador-valor/supplier/1?limit=100&${query}`, { token });
      const { items } = r.body as { items: { procedimento: { id: number }; valorCobrar: number }[] };
      return items.filter((each) => each.procedimento.id === exam.id).map((each) => each.valorCobrar);
    };
    expect(await charged('dia=2026-06-30')).toEqual([40]);
    expect(await charged('dia=2026-07-01')).toEqual([45]);
    expect(await charged('dia=2026-07-31&clienteId=1')).toEqual([45]);
    expect(await charged('dia=2026-08-01&clienteId=1')).toEqual([39]);
    expect(await charged('dia=2026-08-01')).toEqual([45]);
    const foreign = await app.invoke('GET', '/prestador-valor/supplier/1?clienteId=3', { token });
    expect(foreign.status).toBe(404);

    // A switched-off price leaves its time to another one, and cannot come back into it.
    await call('POST', `/cadastros/supplier-procedures/inativar/${next.body.id}`);
    expect((await price({ price: 4_700, validFrom: '2026-07-01' })).status).toBe(201);
    expect((await call('POST', `/cadastros/supplier-procedures/ativar/${next.body.id}`)).status).toBe(409);
    const listed = await call(
      'GET',
      `/cadastros/supplier-procedures?limit=100&extras=${encodeURIComponent('{"supplierId":2}')}`,
    );
    expect(new Set(listed.body.items.map(({ values }) => values['supplierId']))).toEqual(new Set([2]));
  });

  it('issue 11: an exam whose price is over is not done any more', async () => {
    const exam = await create(registry('procedure'));
    const made = await call('POST', '/cadastros/supplier-procedures', {
      supplierId: 1,
      procedureId: exam.id,
      price: 1_000,
      daysInAdvance: 2,
    });
    const notice = async () =>
      (await app.invoke('GET', `/prestador-exames/find-by-prestador-e-procedimento/1/${exam.id}`, { token }))
        .status;
    const before = await notice();
    await call(
      'PATCH',
      `/cadastros/supplier-procedures/${made.body.id}`,
      { validTo: '2020-01-01', validFrom: '2019-01-01' },
      token,
      { 'if-match': String(made.body.version) },
    );
    expect([before, await notice()]).toEqual([200, 404]);
  });

  it('the employee’s branch follows from the hierarchy', async () => {
    const made = await create(registry('employee'), {
      ...validValues(registry('employee'), 5000),
      hierarchyId: 2,
    });
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ unidade_id: number }>('select unidade_id from funcionario where id = $1', [made.id]),
    );
    expect(rows).toEqual([{ unidade_id: 2 }]);
  });

  it('the spreadsheet holds what the list shows; a formula is a text', async () => {
    await create(registry('grupos'), { descricao: '=1+1' });
    const r = await app.invoke('GET', '/cadastros/grupos/planilha?filter=1%2B1', { token });
    const book = new excel.Workbook();
    await book.xlsx.load(r.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
    const rows: unknown[] = [];
    book.worksheets[0]?.eachRow((line) => rows.push((line.values as unknown[]).slice(2)));
    expect(rows).toEqual([
      ['Descrição', 'Ativo'],
      ["'=1+1", 'Sim'],
    ]);
  });

  it('of the spreadsheet no two headings are alike, and amounts, days and positions are numbers', async () => {
    const sheetOf = async (name: string, id: number) => {
      const r = await app.invoke('GET', `/cadastros/${name}/planilha`, { token });
      const book = new excel.Workbook();
      await book.xlsx.load(r.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
      const [sheet] = book.worksheets;
      if (!sheet) throw new Error('A planilha não tem folha.');
      const headings = (sheet.getRow(1).values as string[]).slice(1);
      expect([name, new Set(headings).size]).toEqual([name, headings.length]);
      const made = sheet.getRows(2, sheet.rowCount - 1)?.find((line) => line.getCell(1).value === id);
      return (heading: string) => made?.getCell(headings.indexOf(heading) + 1);
    };
    const position = { latitude: -23.19852, longitude: -46.9147 };
    const first = await create(registry('supplier'), {
      ...validValues(registry('supplier'), 8_100),
      ...position,
    });
    const second = await create(registry('supplier-procedures'), {
      ...validValues(registry('supplier-procedures'), 8_101),
      supplierId: first.id,
      price: 8_550,
      validFrom: '2026-12-01',
      validTo: null,
    });
    const clinic = await sheetOf('supplier', first.id);
    expect(clinic('Latitude')?.value).toBe(-23.19852);
    const price = await sheetOf('supplier-procedures', second.id);
    expect([price('Preço')?.value, price('Preço')?.numFmt]).toEqual([85.5, '"R$" #,##0.00']);
    expect(price('Vale de')?.value).toEqual(new Date('2026-12-01T00:00:00Z'));
    await sheetOf('customers', 1);
  });

  it('a repeated creation under one key answers the first record', async () => {
    const send = () =>
      app.invoke('POST', '/cadastros/grupos', {
        token,
        body: { descricao: 'Uma vez' },
        headers: { 'idempotency-key': 'grupo-uma-vez' },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body]).toEqual([201, first.body]);
  });
});
