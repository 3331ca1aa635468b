import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as R from './index.ts';

const field = (type: R.FieldType, more: object = {}): R.Field => {
  const limits = type === 'decimal' ? { min: 0, max: 9, decimals: 2 } : {};
  const base = {
    ...limits,
    name: 'x',
    label: 'X',
    type,
    of: 'grupos',
    options: [{ value: 'A', label: 'Alfa' }],
  };
  return Object.assign(base, more) as R.Field;
};
const judge = (type: R.FieldType, value: unknown, more: object = {}) => {
  const parsed = R.fieldSchema(field(type, more)).safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};
const TYPES: readonly R.FieldType[] = [
  'text',
  'longText',
  'email',
  'cnpj',
  'cpf',
  'inscricao',
  'pis',
  'color',
  'phone',
  'cep',
  'cnae',
  'cbo',
  'hazardCode',
  'tuss',
  'pixKey',
  'matrix',
  'number',
  'decimal',
  'money',
  'date',
  'boolean',
  'select',
  'choices',
  'combo',
  'secret',
  'file',
];

describe('doc3 §2.9, §5.3: what a field of a registry takes', () => {
  it.each<[type: R.FieldType, typed: unknown, kept: unknown, more?: object]>([
    ['text', '  Matriz ', 'Matriz'],
    ['text', 'abcdef', 'Use até 5 caracteres', { max: 5 }],
    ['text', '12a4', 'São quatro dígitos', { pattern: { regex: /^\d{4}$/, message: 'São quatro dígitos' } }],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '12.345.678/0001-00', 'CNPJ inválido'],
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '111.111.111-11', 'CPF inválido'],
    ['inscricao', '293.118.610/001-84', '29311861000184'],
    ['inscricao', '123', 'Número de inscrição inválido'],
    ['pis', '120.56412.54-5', '12056412545'],
    ['pis', '120.56412.54-8', 'PIS inválido'],
    ['color', ' #1A7F5A ', '#1a7f5a'],
    ['color', 'verde', 'Cor inválida: use o código de seis dígitos, como #1a7f5a'],
    ['choices', ['B', 'A', 'B'], ['A', 'B'], { options: [{ value: 'A' }, { value: 'B' }] }],
    ['choices', [], null],
    ['choices', ['C'], 'Escolha entre as opções'],
    ['choices', 'A', 'Escolha entre as opções'],
    ['email', 'ana@', 'Digite um email válido'],
    ['phone', '(11) 98765-4321', '11987654321'],
    ['cep', '01310-100', '01310100'],
    ['cep', '0131', 'CEP inválido: são 8 dígitos'],
    ['cnae', '8630-5/03', '8630503'],
    ['cbo', '2251-40', '225140'],
    ['hazardCode', '02.01.001', '0201001'],
    ['hazardCode', '06.01.001', 'Código inválido: use o da tabela 24, como 02.01.001'],
    ['hazardCode', '02.01.01', 'Código inválido: use o da tabela 24, como 02.01.001'],
    ['tuss', '4.03.04.36-1', '40304361'],
    ['tuss', '4030436', 'Código TUSS inválido: são 8 dígitos'],
    ['pixKey', '529.982.247-25', '52998224725'],
    ['pixKey', '(11) 98765-4321', '+5511987654321'],
    ['pixKey', 'Contas@Clinica.com.br', 'contas@clinica.com.br'],
    [
      'pixKey',
      '529.982.247-24',
      'Chave Pix inválida. Use CPF, CNPJ, e-mail, celular com DDD ou a chave aleatória.',
    ],
    ['decimal', -23.5505199, -23.55052, { min: -33.8, max: 5.3, decimals: 6 }],
    ['decimal', -40, 'O menor valor é -33,8', { min: -33.8, max: 5.3, decimals: 6 }],
    ['decimal', '-23,5', 'Deve ser um número', { min: -33.8, max: 5.3, decimals: 6 }],
    ['number', 3, 3],
    ['number', 5, 'O maior valor é 4', { min: 1, max: 4 }],
    ['number', 1.5, 'Deve ser um número inteiro'],
    ['money', -1, 'O menor valor é R$ 0,00'],
    ['date', '2026-02-30', 'Data inválida'],
    ['date', '1899-12-31', 'A data deve estar entre 1900 e 2100'],
    ['boolean', null, false],
    ['boolean', 'sim', 'Deve ser sim ou não'],
    ['select', 'A', 'A'],
    ['select', 'B', 'Escolha uma das opções'],
    ['combo', 0, 'Escolha um registro da lista'],
    ['file', 'a'.repeat(43), 'a'.repeat(43)],
    ['file', '../../etc/passwd', 'Envie o arquivo de novo'],
    ['file', 7, 'Envie o arquivo de novo'],
  ])('%s: %j gives %j', (type, typed, kept, more) => {
    const given = judge(type, typed, more);
    expect(typeof given === 'string' ? given.replace(/\u00a0/g, ' ') : given).toEqual(kept);
  });

  it.each(
    TYPES.filter((type) => type !== 'boolean').flatMap((type) =>
      [undefined, null, '', '  '].map((empty) => [type, empty] as const),
    ),
  )('%s: %j is empty: null, or "Campo obrigatório" where it is required', (type, empty) => {
    expect([judge(type, empty), judge(type, empty, { isRequired: true })]).toEqual([
      null,
      'Campo obrigatório',
    ]);
  });

  it('doc3 §2.1: the router knows every registry by the name of its declaration, in their order', () => {
    expect(R.REGISTRY_NAMES).toEqual(R.REGISTRIES.map(({ name }) => name));
  });

  it('doc3 §2.1, §2.9: every list below a record is known by its address, and can be filled in its row alone', () => {
    const lists = R.REGISTRIES.flatMap((owner) => (owner.nested ?? []).map((list) => ({ owner, list })));
    expect(lists.map(({ owner, list }) => `${owner.name}/${list.path}`)).toEqual(R.NESTED_LISTS);
    for (const { owner, list } of lists) {
      const { fields } = R.registryOf(list.of)!;
      expect(fields.find(({ name }) => name === list.by)).toMatchObject({ type: 'combo', of: owner.name });
      const outside = fields.filter((f) => f.isRequired && f.name !== list.by && f.initial === undefined);
      expect(outside.filter(({ isColumn }) => !isColumn).map(({ name }) => name)).toEqual([]);
      expect(R.nestedOf(owner, list.path)).toBe(list);
    }
    const parts = R.REGISTRIES.filter(({ isPart }) => isPart).map(({ name }) => name);
    expect(parts).toEqual(lists.map(({ list }) => list.of).filter((of) => parts.includes(of)));
  });

  it('doc3 §2.11: the tours of the lists have the names of the document; an unknown name is nobody’s', () => {
    const names =
      `position customers branch grupos department employee hierarchy supplier atividades-especificas
      procedure fonte-geradora competencias descricao-risco epc epi matriz-config profissionais-sesmt
      medida-adm-engenharia riscos produtos-servicos companies users profiles boletins
      configuracoes_feriados`
        .split(/\s+/)
        .map((name) => `${name}-list`);
    for (const name of [...names, 'configuracoes-gerais'])
      expect([name, R.registryOfTour(name) !== null]).toEqual([name, true]);
    expect(['', 'toString', 'position', 'supplier-procedures-list'].map(R.registryOfTour)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('doc3 §8.3, decision 262: a record is saved, whether it is new or changed', () => {
    expect(R.REGISTRY_NOTICE.saved()).toEqual({
      tone: 'success',
      title: 'Registro salvo com sucesso!',
      life: 3000,
    });
  });

  it('doc3 §8.3: a save that failed says why, and of the company in the document’s words', () => {
    expect(
      ['Rede fora do ar', 'companyId should not be empty'].map((m) => R.REGISTRY_NOTICE.saveFailed(m).title),
    ).toEqual([
      'Problemas ao salvar registro! Rede fora do ar',
      'Problemas ao salvar registro! O campo Empresa não pode ser vazio',
    ]);
  });

  it('issue 11: a price ends on or after the day it begins', () => {
    const prices = R.registryOf('supplier-procedures')!;
    const whole = { supplierId: 1, procedureId: 1, price: 4_500, daysInAdvance: 0 };
    const faults = (validFrom: string | null, validTo: string | null) =>
      R.recordFaults(prices, { ...whole, validFrom, validTo }).map(
        ({ name, message }) => `${name}: ${message}`,
      );
    expect(faults('2026-02-01', '2026-02-01')).toEqual([]);
    expect(faults(null, '2026-02-01')).toEqual([]);
    expect(faults('2026-02-02', '2026-02-01')).toEqual(['validTo: Deve ser a partir do início']);
  });

  it.each(['companies', 'supplier'])(
    'registries.md: %s are paid by Pix with a key, or into an account',
    (name) => {
      const faults = (values: R.RegistryValues) =>
        R.registryOf(name)!.check!({ ...R.emptyValues(R.registryOf(name)!), ...values }).map(
          (fault) => `${fault.name}: ${fault.message}`,
        );
      const account = { nomeBanco: 'Banco', codigoAgencia: '1', contaCorrente: '2-3' };
      expect(faults({ metodoPagamento: null })).toEqual([]);
      expect(faults({ metodoPagamento: 'PIX', ...account })).toEqual(['chavePix: Campo obrigatório']);
      expect(faults({ metodoPagamento: 'PIX', chavePix: 'a@b.com' })).toEqual([]);
      expect(faults({ metodoPagamento: 'CONTA', chavePix: 'a@b.com', nomeBanco: 'Banco' })).toEqual([
        'codigoAgencia: Campo obrigatório',
        'contaCorrente: Campo obrigatório',
      ]);
      expect(faults({ metodoPagamento: 'CONTA', ...account })).toEqual([]);
    },
  );

  it('half a position on the map is none', () => {
    const clinic = R.registryOf('supplier')!;
    const faults = (latitude: number | null, longitude: number | null) =>
      clinic.check!({ latitude, longitude }).map(({ name }) => name);
    expect([faults(-23.5, -46.6), faults(null, null), faults(-23.5, null), faults(null, -46.6)]).toEqual([
      [],
      [],
      ['longitude'],
      ['latitude'],
    ]);
  });

  it('whatever is sent is judged, never thrown; what was kept is kept again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), fc.anything(), (type, value) => {
        const schema = R.fieldSchema(field(type));
        const first = schema.safeParse(value);
        if (!first.success) return;
        expect(schema.parse(first.data)).toEqual(first.data);
      }),
    );
  });

  it('eSocial table 5: a number is what the kind beside it says', () => {
    const branch = R.registryOf('branch')!;
    const whole = { ...R.emptyValues(branch), customerId: 1, name: 'Obra', idCity: 1 };
    const faults = (tpInsc: string, inscricao: string | null) =>
      R.recordFaults(branch, { ...whole, tpInsc, inscricao }).map(
        ({ name, message }) => `${name}: ${message}`,
      );
    expect(faults('1', '11444777000161')).toEqual([]);
    expect(faults('1', '29311861000184')).toEqual(['inscricao: CNPJ inválido']);
    expect(faults('3', '29311861000184')).toEqual([]);
    expect(faults('4', '115830024985')).toEqual([]);
    expect(faults('2', '115830024985')).toEqual(['inscricao: CPF inválido']);
    expect(faults('2', null)).toEqual([]);
  });

  it('a number is judged beside what is wrong with other fields, once, and of nothing but a record', () => {
    const customers = R.registryOf('customers')!;
    const said = (values: unknown) =>
      R.registrySchema(customers)
        .safeParse(values)
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    const own = { code: '1', name: 'Obra', tradeName: 'Obra', tpInsc: '1', grauRisco: 2 };
    const whole = { ...R.initialValues(customers), ...own };
    expect(said({ ...whole, inscricao: '11111111111111' })).toEqual(['inscricao: CNPJ inválido']);
    const both = said({ ...whole, inscricao: '11111111111111', email: 'abc' });
    expect(both).toHaveLength(2);
    expect(both).toContain('inscricao: CNPJ inválido');
    expect(said({ ...whole, inscricao: '29311861000184' }).filter((text) => /CNPJ/.test(text))).toEqual([
      'inscricao: CNPJ inválido',
    ]);
    expect(said({ ...whole, inscricao: '11444777000161' })).toEqual([]);
    expect(said(null)).toHaveLength(1);
  });

  it('registries.md: what a part of the structure cannot be without, each by its field', () => {
    const missing = (name: string) => {
      const registry = R.registryOf(name)!;
      const judged = R.registrySchema(registry).safeParse(R.initialValues(registry));
      return judged.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    };
    const all = (...names: string[]) => names.map((name) => `${name}: Campo obrigatório`);
    expect(missing('customers')).toEqual(all('code', 'name', 'tradeName', 'inscricao', 'grauRisco'));
    expect(missing('branch')).toEqual(all('customerId', 'name', 'tradeCode', 'inscricao', 'idCity'));
    expect(missing('position')).toEqual(all('customerId', 'name', 'cbo'));
    expect(missing('department')).toEqual(all('customerId', 'name'));
  });

  it('eSocial S-2230: the days of a contract follow one another', () => {
    const employee = R.registryOf('employee')!;
    const required = employee.fields.filter(({ isRequired }) => isRequired).map(({ name }) => [name, 'x']);
    const whole = {
      ...R.emptyValues(employee),
      ...Object.fromEntries(required),
      dataNascimento: '1990-05-10',
      admissionDate: '2026-02-02',
    };
    const faults = (more: object) => R.recordFaults(employee, { ...whole, ...more }).map(({ name }) => name);
    expect(faults({ inicioAfastamento: '2026-02-02', fimAfastamento: '2026-02-02' })).toEqual([]);
    expect(faults({ dataNascimento: '2030-05-10' })).toEqual(['dataNascimento']);
    expect(faults({ inicioAfastamento: '2026-02-01' })).toEqual(['inicioAfastamento']);
    expect(faults({ inicioAfastamento: '2026-03-02', fimAfastamento: '2026-03-01' })).toEqual([
      'fimAfastamento',
    ]);
    expect(faults({ resignationDate: '2026-02-01' })).toEqual(['resignationDate']);
  });

  it('a list is the same by what is in it', () => {
    expect(R.isSameValue(['A', 'B'], ['A', 'B'])).toBe(true);
    expect([
      R.isSameValue(['A'], ['A', 'B']),
      R.isSameValue(['A'], ['B']),
      R.isSameValue(['A'], null),
    ]).toEqual([false, false, false]);
    expect(R.isSameValue(null, null)).toBe(true);
  });

  it('what is kept is shown with its punctuation', () => {
    expect([
      R.formatValue(field('cnpj'), '12ABC34501DE35'),
      R.formatValue(field('cbo'), '225140'),
      R.formatValue(field('cnae'), '8630503'),
      R.formatValue(field('tuss'), '40304361'),
      R.formatValue(field('pixKey'), '+5511987654321'),
      R.formatValue(field('decimal'), -23.5505),
      R.formatValue(field('select'), 'A'),
      R.formatValue(field('choices'), ['A']),
      R.formatValue(field('inscricao'), '29311861000184'),
      R.formatValue(field('date'), '2026-11-23'),
      R.formatValue(field('boolean'), false),
      R.formatValue(field('text'), null),
    ]).toEqual([
      '12.ABC.345/01DE-35',
      '2251-40',
      '8630-5/03',
      '4.03.04.36-1',
      '(11) 98765-4321',
      '-23,5505',
      'Alfa',
      'Alfa',
      '293.118.610/001-84',
      '23/11/2026',
      'Não',
      '',
    ]);
  });
});

describe('issue 11: choices that depend on one another', () => {
  const hierarchy = R.registryOf('hierarchy')!;
  it('another customer empties what was chosen within the first; the same one empties nothing', () => {
    const values = { customerId: 1, branchId: 2, departmentId: 3, positionId: 4 };
    expect(R.withValue(hierarchy, values, 'customerId', 1)).toEqual(values);
    expect(R.withValue(hierarchy, values, 'customerId', 9)).toEqual({
      customerId: 9,
      branchId: null,
      departmentId: null,
      positionId: null,
    });
    expect(R.withValue(hierarchy, values, 'branchId', 8)).toEqual({ ...values, branchId: 8 });
  });

  it('a bank chosen by its code gives its name, and none takes it back', () => {
    const supplier = R.registryOf('supplier')!;
    const values = R.initialValues(supplier);
    const chosen = R.withValue(supplier, values, 'codigoBanco', '001');
    expect([chosen['codigoBanco'], chosen['nomeBanco']]).toEqual(['001', 'Banco do Brasil S.A.']);
    expect(R.withValue(supplier, chosen, 'codigoBanco', null)['nomeBanco']).toBeNull();
    expect(R.withValue(supplier, { ...chosen, nomeBanco: 'Outro' }, 'contaCorrente', '1')['nomeBanco']).toBe(
      'Outro',
    );
  });
});

describe('eSocial S-1.3, table 24: the code of a risk', () => {
  const fault = (group: string, code: string | null) => R.hazardMismatch(group, code);
  it.each([
    ['FISICO', '0201001', null],
    ['QUIMICO', '0118001', null],
    ['AUSENCIA', '0901001', null],
    ['FISICO', '0118001', 'Os códigos 01 da tabela 24 são do grupo Químico'],
    ['ERGONOMICO', '0301001', 'Os códigos 03 da tabela 24 são do grupo Biológico'],
    ['ERGONOMICO', '0501001', null],
    ['ACIDENTE', null, null],
  ])('%s with %s: %s', (group, code, expected) => expect(fault(group, code)).toBe(expected));
});

describe('issue 11: what two fields say together', () => {
  const rules = R.registryOf('risco-procedimento')!;
  const whole = { ...R.emptyValues(rules), riscoId: 1, procedimentoId: 1, periodico: true };
  const faults = (more: object) => {
    const parsed = R.registrySchema(rules).safeParse({ ...whole, ...more });
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  it('is asked of a whole record, and said at one of them', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ periodico: false })).toEqual(['admissional: Escolha ao menos um tipo de exame']);
    expect(faults({ idadeMinima: 40, idadeMaxima: 39 })).toEqual([
      'idadeMaxima: Deve ser a partir da idade mínima',
    ]);
    expect(faults({ idadeMinima: 40, idadeMaxima: 40 })).toEqual([]);
    expect(faults({ riscoId: null, periodico: false })).toEqual(['riscoId: Campo obrigatório']);
  });
});

describe('issue 11: what a form begins with, and what is not sent', () => {
  const [matrix, profile] = [R.registryOf('matriz-config')!, R.registryOf('perfil-exposicao')!];
  it('a new matrix begins with classes and cells; a record of which nothing is said has none', () => {
    expect(R.initialValues(matrix)).toMatchObject({
      classe1: 'Trivial',
      niveis: 5,
      padrao: true,
      name: null,
    });
    expect(R.emptyValues(matrix)).toMatchObject({ classe1: null, celulas: null, padrao: false });
    const ready = { ...R.initialValues(matrix), name: 'Matriz 5×5' };
    expect(R.registrySchema(matrix).safeParse(ready).success).toBe(true);
  });
  it('what the server derives is not taken from what is sent', () => {
    expect(R.changedValues(profile, { classe: 'Trivial', probabilidade: 2 })).toMatchObject({
      data: { probabilidade: 2 },
    });
    expect(Object.keys(R.changedValues(profile, { classe: 'Trivial' }).data ?? {})).toEqual([]);
    expect('classe' in R.emptyValues(profile)).toBe(false);
  });
});

describe('doc3 §6: permissions of a registry', () => {
  it('to act needs to see, and each action its own', () => {
    const groups = R.registryOf('grupos')!;
    expect(R.mayInRegistry(['estrutura_grupos'], groups, 'view')).toBe(true);
    expect(R.mayInRegistry(['estrutura_grupos:criar'], groups, 'criar')).toBe(false);
    expect(R.mayInRegistry(['estrutura_grupos', 'estrutura_grupos:criar'], groups, 'criar')).toBe(true);
    expect(R.mayInRegistry(['estrutura_grupos', 'estrutura_grupos:criar'], groups, 'excluir')).toBe(false);
    expect(R.mayInRegistry([], groups, 'view')).toBe(false);
  });
  it('no two registries share an area, a name or an address', () => {
    for (const key of ['area', 'name', 'title'] as const)
      expect(new Set(R.REGISTRIES.map((r) => r[key])).size).toBe(R.REGISTRIES.length);
  });
});

describe('issue 11: a declaration holds together', () => {
  it.each(R.REGISTRIES.map((r) => [r.name, r] as const))('%s', (_, registry) => {
    const names = registry.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(registry.naming);
    expect(registry.fields.some(({ isColumn }) => isColumn)).toBe(true);
    for (const f of registry.fields) {
      if (f.type !== 'combo') continue;
      expect([f.of, f.of === 'cidades' || R.registryOf(f.of) !== null]).toEqual([f.of, true]);
      if (f.within !== undefined) {
        const outer = registry.fields.find(({ name }) => name === f.within);
        const inner = R.registryOf(f.of)?.fields.find(({ name }) => name === f.within);
        expect([outer?.type, inner?.type]).toEqual(['combo', 'combo']);
      }
    }
    expect(R.registrySchema(registry).safeParse(null).success).toBe(false);
  });

  it('a house is reached by a landline too, a person and a clinic by a mobile telephone', () => {
    const phone = (registry: string, name: string) => {
      const field = R.registryOf(registry)?.fields.find((each) => each.name === name);
      return field && R.fieldSchema(field).safeParse('(19) 3456-7890').success;
    };
    for (const registry of ['customers', 'branch', 'supplier', 'companies'])
      expect([registry, phone(registry, 'commercialPhone')]).toEqual([registry, true]);
    expect([phone('customers', 'phone'), phone('branch', 'phone')]).toEqual([true, true]);
    expect([phone('supplier', 'phone'), phone('employee', 'phone')]).toEqual([false, false]);
    const commercial = R.registryOf('supplier')?.fields.find(({ name }) => name === 'commercialPhone');
    expect(commercial && R.fieldSchema(commercial).safeParse('1034567890').success).toBe(false);
  });

  it('a registry is under 80 lines, and no screen names one: a new one is a declaration', () => {
    const folder = new URL('./declarations/', import.meta.url);
    for (const file of readdirSync(folder))
      for (const text of readFileSync(new URL(file, folder), 'utf8')
        .split(/^export const /m)
        .slice(1))
        expect([text.split(':')[0], text.split('\n').length < 80]).toEqual([text.split(':')[0], true]);
    const screens = new URL('../../../../apps/backoffice/src/features/registry/', import.meta.url);
    // A folder is what one registry has of its own.
    for (const file of readdirSync(screens).filter(
      (name) => /\.tsx?$/.test(name) && !/stories|test/.test(name),
    )) {
      const source = readFileSync(new URL(file, screens), 'utf8');
      for (const { name } of R.REGISTRIES)
        expect([file, name, source.includes(`'${name}'`)]).toEqual([file, name, false]);
    }
  });
});

describe('doc3 §2.9, §2.11: the manual of a screen', () => {
  it.each([
    ['/gestao-medica-v3/agendamentos', 'agendamentos'],
    ['/gestao-medica-v3/agendamentos/novo', 'novo-agendamento'],
    ['/gestao-medica-v3/agendamentos/novo/pcd', 'novo-agendamento'],
    ['/painel-agendamento/12', 'painel-agendamento'],
    ['/importacao/new', 'importacao'],
    ['/importacao-cadastro-estrutura', 'importacao-cadastro-estrutura'],
    ['/supplier/cadastros', 'cadastro-prestador'],
    ['/supplier/list', 'supplier'],
    ['/supplier/7/cadastro', 'supplier'],
    ['/supplier/7/procedures', 'supplier-procedures'],
    ['/customers/7/branch', 'customers'],
    ['/manuais/new', 'manuais'],
    ['/pedidos-em-lote/7', 'pedidos-em-lote'],
    ['/boletins/view', 'boletins-view'],
    ['/boletins/list', 'boletins'],
    ['/primeiros-passos', 'primeiros-passos'],
    ['/profile', 'profile'],
    ['/profiles/list', 'profiles'],
    ['/cadastros', 'cadastros'],
    ['/agendados', null],
    ['/', null],
  ])('%s is the screen %s', (address, expected) => expect(R.screenAt(address)).toBe(expected));

  it('a list is narrowed by what its declaration names, and never by somebody’s health (LGPD art. 11)', () => {
    for (const registry of R.REGISTRIES)
      for (const field of R.filtersOf(registry))
        expect([registry.name, field.name, field.isHealth]).toEqual([registry.name, field.name, undefined]);
    const names = (name: string) => R.filtersOf(R.registryOf(name)!).map((field) => field.name);
    expect(names('employee')).toEqual(['customerId', 'branchId', 'departmentId', 'positionId']);
    expect(names('branch')).toEqual(['customerId']);
    expect(names('supplier')).toEqual(['prioridade', 'idCity']);
    expect(names('users')).toEqual(['profileId', 'acesso']);
    const [customer, invitation] = [
      R.filtersOf(R.registryOf('branch')!)[0]!,
      R.filtersOf(R.registryOf('users')!)[1]!,
    ];
    expect(['7', '0', '1.5', 'x', '', '2147483648'].map((text) => R.readFilter(customer, text))).toEqual([
      7,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(['ACEITO', 'OUTRO', ''].map((text) => R.readFilter(invitation, text))).toEqual([
      'ACEITO',
      null,
      null,
    ]);
  });

  it('every screen can have a manual, each under one name', () => {
    const screens = R.registryOf('manuais')!.fields.find(({ name }) => name === 'tela')!;
    const names = screens.type === 'select' ? screens.options.map(({ value }) => value) : [];
    expect(new Set(names)).toEqual(new Set([...R.OWN_SCREENS.map(({ name }) => name), ...R.REGISTRY_NAMES]));
    expect(names).toHaveLength(new Set(names).size);
  });
});
