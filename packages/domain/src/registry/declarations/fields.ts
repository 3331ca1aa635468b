import { INSCRICAO, INSCRICAO_KIND, UF_NAMES } from '../../documents/index.ts';
import { MESSAGE } from '../../messages/index.ts';
import type { Field, FieldFault, RegistryValues } from '../types.ts';
import { BANK_OPTIONS } from './banks.ts';

/** The one field of what is only named. */
export const description: Field = {
  name: 'descricao',
  label: 'Descrição',
  type: 'text',
  isRequired: true,
  isColumn: true,
  isSearched: true,
};

export const SEX_OPTIONS = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
] as const;

/** What a state's field takes: kept as two letters, found by its name too. */
export const STATE_CHOICE = {
  type: 'select',
  options: UF_NAMES.map(([uf, name]) => ({ value: uf, label: `${uf} · ${name}` })),
} as const satisfies Partial<Field>;

/** What the customer's own systems call it. */
export const codeField = {
  name: 'code',
  label: 'Código',
  type: 'text',
  max: 30,
  isColumn: true,
  isSearched: true,
} as const satisfies Field;

/** Whether a clinic is offered to whoever looks in another city. */
export const allCitiesField = {
  name: 'atendeTodasCidades',
  label: 'Atende todas as cidades',
  type: 'boolean',
} as const satisfies Field;

/** How long before the exam it has to be booked. */
export const NOTICE_DAYS = { label: 'Dias de antecedência', type: 'number', max: 365 } as const;

/** NR-4, annex I. */
export const RISK_LEVEL = { min: 1, max: 4, help: 'De 1 a 4 (NR-4).' } as const;

/** The number that an employer or a place of work is registered by, and which kind it is (eSocial table 5). */
export const inscricaoFields: readonly Field[] = [
  {
    name: 'tpInsc',
    label: 'Tipo de inscrição',
    type: 'select',
    isRequired: true,
    initial: INSCRICAO_KIND.CNPJ,
    options: Object.values(INSCRICAO_KIND).map((value) => ({ value, label: INSCRICAO[value].label })),
  },
  {
    name: 'inscricao',
    label: 'Inscrição',
    type: 'inscricao',
    kind: 'tpInsc',
    isRequired: true,
    isColumn: true,
    isSearched: true,
  },
];

/** Who it is, where a registry keeps people. */
export const personFields: readonly Field[] = [
  { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
];

export const EXPOSURE = { name: 'perfil-exposicao', area: 'cadastro_perfil_exposicao' } as const;

/** The way from a record to the exposures of it: their list, narrowed by the field that names it. */
export const exposuresBy = (field: string, label: string) =>
  ({
    of: 'record',
    label,
    address: `/${EXPOSURE.name}/list?f.${field}=:id`,
    permission: EXPOSURE.area,
  }) as const;

/** Where in the customer somebody works. */
export const hierarchyField = {
  name: 'hierarchyId',
  label: 'Unidade, setor e cargo',
  columnLabel: 'Hierarquia',
  type: 'combo',
  of: 'hierarchy',
  within: 'customerId',
  isPath: true,
  isRequired: true,
  isColumn: true,
} as const satisfies Field;

/** Whose it is. */
export const customerField: Field = {
  name: 'customerId',
  label: 'Cliente',
  type: 'combo',
  of: 'customers',
  isCompany: true,
  isRequired: true,
  isColumn: true,
  isFilter: true,
};

/** Whose it is, where the company has one of its own for the customers without. */
export const optionalCustomer = {
  name: 'customerId',
  label: 'Cliente',
  type: 'combo',
  of: 'customers',
  isCompany: true,
  isColumn: true,
  help: 'Vazio: dos clientes que não têm a sua.',
} as const satisfies Field;

/** Who is reached how. */
export const contactFields: readonly Field[] = [
  { name: 'email', label: 'E-mail', type: 'email', section: 'Contato' },
  { name: 'phone', label: 'Telefone', type: 'phone' },
  { name: 'commercialPhone', label: 'Telefone comercial', type: 'phone', takesLandline: true },
];

/** How a customer or a place of theirs is reached: any of its telephones may be a landline, as its import reads them. */
export const houseContactFields: readonly Field[] = contactFields.map((field) =>
  field.type === 'phone' ? { ...field, takesLandline: true } : field,
);

/** Where it is, but for the city. */
export const addressFields: readonly Field[] = [
  { name: 'zipCode', label: 'CEP', type: 'cep', section: 'Endereço' },
  { name: 'street', label: 'Logradouro', type: 'text' },
  { name: 'number', label: 'Número', type: 'text', max: 20 },
  { name: 'addressComplement', label: 'Complemento', type: 'text' },
  { name: 'neighborhood', label: 'Bairro', type: 'text' },
];

/** Where on the map it is, in degrees. The limits are Brazil's extreme points, its islands in (IBGE). */
export const positionFields: readonly Field[] = [
  {
    name: 'latitude',
    label: 'Latitude',
    type: 'decimal',
    min: -33.8,
    max: 5.3,
    decimals: 6,
    help: 'Em graus, como -23,5505. Vem do mapa; dela e da longitude sai a distância.',
  },
  {
    name: 'longitude',
    label: 'Longitude',
    type: 'decimal',
    min: -74,
    max: -28.8,
    decimals: 6,
    help: 'Em graus, como -46,6333.',
  },
];

/** Half a position is none. */
export const positionFaults = ({
  latitude = null,
  longitude = null,
}: Readonly<Partial<RegistryValues>>): readonly FieldFault[] =>
  (latitude === null) === (longitude === null)
    ? []
    : [{ name: latitude === null ? 'latitude' : 'longitude', message: 'Informe a latitude e a longitude' }];

/** Who is chosen before whom. */
export const priorityField = {
  name: 'prioridade',
  label: 'Prioridade',
  type: 'select',
  options: [
    { value: 'PREFERENCIAL', label: 'Preferencial' },
    { value: 'SEGUNDA_OPCAO', label: 'Segunda opção' },
    { value: 'OUTROS', label: 'Outros' },
  ],
} as const satisfies Field;

/** How long before the appointment a deposit is paid. */
export const depositDaysField = {
  name: 'daysInAdvance',
  label: 'Dias de antecedência do depósito',
  type: 'number',
  max: 90,
} as const satisfies Field;

/** A deposit without its days. */
export const depositFaults = ({
  advanceDeposit: hasDeposit,
  daysInAdvance: days,
}: Readonly<RegistryValues>): readonly FieldFault[] =>
  hasDeposit === true && days === null
    ? [{ name: 'daysInAdvance', message: 'Diga com quantos dias de antecedência' }]
    : [];

/** How it is paid. */
export const paymentField: Field = {
  name: 'metodoPagamento',
  label: 'Como recebe',
  type: 'select',
  options: [
    { value: 'PIX', label: 'Pix' },
    { value: 'CONTA', label: 'Conta bancária' },
  ],
};

export const BY_PIX = { field: 'metodoPagamento', is: 'PIX' } as const;
export const BY_BANK = { field: 'metodoPagamento', is: 'CONTA' } as const;

/** The account of who is paid by bank, and the key of who is paid by Pix. */
export const accountFields: readonly Field[] = [
  { name: 'chavePix', label: 'Chave Pix', type: 'pixKey', shownWhen: BY_PIX },
  {
    name: 'codigoBanco',
    label: 'Código do banco',
    type: 'select',
    options: BANK_OPTIONS,
    fills: 'nomeBanco',
    shownWhen: BY_BANK,
  },
  { name: 'nomeBanco', label: 'Banco', type: 'text', shownWhen: BY_BANK },
  { name: 'codigoAgencia', label: 'Agência', type: 'text', max: 10, shownWhen: BY_BANK },
  { name: 'contaCorrente', label: 'Conta corrente', type: 'text', max: 20, shownWhen: BY_BANK },
  { name: 'nomeTitularConta', label: 'Titular da conta', type: 'text', shownWhen: BY_BANK },
  { name: 'cpfTitularConta', label: 'CPF do titular', type: 'cpf', shownWhen: BY_BANK },
  { name: 'cnpjTitularConta', label: 'CNPJ do titular', type: 'cnpj', shownWhen: BY_BANK },
];

/** What a payment cannot be made without (registries.md), as a clinic is asked for it in its own registration. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  PIX: ['chavePix'],
  CONTA: ['nomeBanco', 'codigoAgencia', 'contaCorrente'],
};

/** A way to be paid without the key or the account that it pays to. */
export const paymentFaults = (values: Readonly<RegistryValues>): readonly FieldFault[] =>
  (NEEDED[String(values['metodoPagamento'] ?? '')] ?? [])
    .filter((name) => (values[name] ?? null) === null)
    .map((name) => ({ name, message: MESSAGE.REQUIRED_FIELD }));

/** Who schedules, and who notifies (doc2 §3). */
export const WHO_OPTIONS = [
  { value: 'SOLICITANTE', label: 'Solicitante' },
  { value: 'EMPRESA', label: 'Empresa' },
  { value: 'USUARIO_ESCOLHE', label: 'O usuário escolhe' },
] as const;

/** Who schedules and who notifies, as a new request begins (doc2 §4): nobody has decided anything. */
export const whoFields: readonly Field[] = [
  {
    name: 'quemAgenda',
    label: 'Quem agenda',
    type: 'select',
    options: WHO_OPTIONS,
    isRequired: true,
    initial: 'USUARIO_ESCOLHE',
  },
  {
    name: 'quemAvisa',
    label: 'Quem avisa',
    type: 'select',
    options: WHO_OPTIONS,
    isRequired: true,
    initial: 'SOLICITANTE',
  },
];
