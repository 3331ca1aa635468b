import { DEPOSITO_LABEL } from '../../deposito/index.ts';
import { TiposExame } from '../../exames/index.ts';
import type { Field, Registry } from '../types.ts';
import {
  addressFields,
  customerField,
  depositDaysField,
  depositFaults,
  houseContactFields,
  inscricaoFields,
  RISK_LEVEL,
  WHO_OPTIONS,
  whoFields,
} from './fields.ts';

const identity: readonly Field[] = [
  {
    name: 'code',
    label: 'Código',
    type: 'text',
    max: 30,
    isRequired: true,
    isColumn: true,
    isSearched: true,
  },
  { name: 'name', label: 'Razão social', type: 'text', isRequired: true, isColumn: true, isSearched: true },
  {
    name: 'tradeName',
    label: 'Nome fantasia',
    type: 'text',
    isRequired: true,
    isColumn: true,
    isSearched: true,
  },
  { name: 'grupoId', label: 'Grupo', type: 'combo', of: 'grupos', isColumn: true, isSpare: true },
  ...inscricaoFields,
  { name: 'cnae', label: 'CNAE', type: 'cnae' },
  { name: 'grauRisco', label: 'Grau de risco', type: 'number', isRequired: true, ...RISK_LEVEL },
  {
    name: 'medicoPcmsoId',
    label: 'Médico do PCMSO',
    type: 'combo',
    of: 'medic',
    help: 'Vai na guia de encaminhamento, com o CRM (NR-7, 7.5.19.1).',
  },
];

/** What the customer's employees see of it. */
const brand: readonly Field[] = [
  {
    name: 'logo',
    label: 'Logo',
    type: 'file',
    accept: ['image/png', 'image/jpeg'],
    section: 'Marca',
    help: 'O funcionário vê a de quem pediu o exame, antes de entrar. Cabe em um quadrado.',
  },
  {
    name: 'corMarca',
    label: 'Cor da marca',
    type: 'color',
    help: 'Nas telas em que o funcionário agenda. Sem contraste bastante, fica a cor do sistema.',
  },
];

const scheduling: readonly Field[] = [
  ...whoFields.map((field, at) => (at === 0 ? { ...field, section: 'Agendamento' } : field)),
  {
    name: 'limiteReagendamento',
    label: 'Faltas até não reagendar mais',
    type: 'number',
    max: 99,
    isRequired: true,
    initial: 2,
  },
  { name: 'horasBloqueioAlterar', label: 'Horas de antecedência para alterar', type: 'number', max: 999 },
  {
    name: 'horasBloqueioDesistencia',
    label: 'Horas de antecedência para desistir',
    type: 'number',
    max: 999,
  },
  { name: 'horasBloqueioCancelar', label: 'Horas de antecedência para cancelar', type: 'number', max: 999 },
  {
    name: 'usaReservaHorario',
    label: 'Usa a reserva de horários',
    type: 'boolean',
    help: 'Nas clínicas com reserva, cada exame toma o seu horário na agenda, e é o solicitante quem agenda e avisa.',
  },
  {
    name: 'permiteAlterarMetodoReservaHorario',
    label: 'Na reserva, deixa mudar quem agenda e quem avisa',
    type: 'boolean',
    shownWhen: { field: 'usaReservaHorario', is: true },
  },
  { name: 'desabilitarQuestionarioRisco', label: 'Não pergunta o questionário de risco', type: 'boolean' },
  { name: 'asoRetido', label: 'ASO retido', type: 'boolean' },
  {
    name: 'clienteNaoAlterarSituacaoNoDemissional',
    label: 'No demissional, não altera a situação do funcionário',
    type: 'boolean',
    help: 'Sem isso, o exame demissional concluído desliga o funcionário no dia da demissão.',
  },
  {
    name: 'advanceDeposit',
    label: DEPOSITO_LABEL,
    type: 'boolean',
    help: 'A clínica recebe antes do exame, mesmo que ela não peça.',
  },
  {
    ...depositDaysField,
    shownWhen: { field: 'advanceDeposit', is: true },
    help: 'Vale o maior entre este e o da clínica.',
  },
];

const LISTS = [
  { of: 'branch', path: 'branch', label: 'Unidades' },
  { of: 'department', path: 'department', label: 'Setores' },
  { of: 'position', path: 'position', label: 'Cargos' },
  { of: 'hierarchy', path: 'hierarchy', label: 'Hierarquias' },
  { of: 'cliente-metodo-atendimento', path: 'atendimento', label: 'Quem agenda por exame' },
] as const;

/** Who has employees (registries.md; the number by eSocial table 5; NR-4 for the level of risk). */
export const customers: Registry = {
  name: 'customers',
  title: 'Clientes',
  singular: 'cliente',
  group: 'Estrutura',
  area: 'estrutura_cliente',
  naming: 'name',
  namedAs: 'company',
  nested: LISTS.map((list) => ({ ...list, by: 'customerId' })),
  fields: [
    ...identity,
    ...houseContactFields,
    ...addressFields,
    { name: 'idCity', label: 'Cidade', type: 'combo', of: 'cidades' },
    ...scheduling,
    ...brand,
  ],
  check: depositFaults,
};

/** Where a customer has another rule for one exam type than for the others (doc2 §7). */
export const customerMethods: Registry = {
  name: 'cliente-metodo-atendimento',
  title: 'Quem agenda e quem avisa por tipo de exame',
  singular: 'regra por tipo de exame',
  gender: 'f',
  group: 'Estrutura',
  area: 'estrutura_cliente_atendimento',
  naming: 'tipoExame',
  hasActivation: false,
  isPart: true,
  fields: [
    { ...customerField, isFixed: true },
    {
      name: 'tipoExame',
      label: 'Tipo de exame',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: TiposExame.map(({ id, descricao: label }) => ({ value: String(id), label })),
    },
    {
      name: 'quemAgenda',
      label: 'Quem agenda',
      type: 'select',
      options: WHO_OPTIONS,
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'quemAvisa',
      label: 'Quem avisa',
      type: 'select',
      options: WHO_OPTIONS,
      isRequired: true,
      isColumn: true,
    },
  ],
};
