import type { Registry } from '../types.ts';
import { customerField as customer, hierarchyField } from './fields.ts';

const GROUP = 'Estrutura';
const riskLevel = { min: 1, max: 4, help: 'De 1 a 4 (NR-4).' } as const;
const who = [
  { value: 'SOLICITANTE', label: 'Solicitante' },
  { value: 'EMPRESA', label: 'Empresa' },
  { value: 'USUARIO_ESCOLHE', label: 'O usuário escolhe' },
] as const;

export const grupos: Registry = {
  name: 'grupos',
  title: 'Grupos',
  singular: 'grupo',
  group: GROUP,
  area: 'estrutura_grupos',
  naming: 'descricao',
  fields: [
    {
      name: 'descricao',
      label: 'Descrição',
      type: 'text',
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
  ],
};

export const customers: Registry = {
  name: 'customers',
  title: 'Clientes',
  singular: 'cliente',
  group: GROUP,
  area: 'estrutura_cliente',
  naming: 'name',
  nested: (['branch', 'department', 'position', 'hierarchy'] as const).map((of, index) => ({
    of,
    by: 'customerId',
    path: of,
    label: ['Unidades', 'Setores', 'Cargos', 'Hierarquias'][index] ?? of,
  })),
  fields: [
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
    { name: 'tradeName', label: 'Nome fantasia', type: 'text', isColumn: true, isSearched: true },
    { name: 'inscricao', label: 'CNPJ', type: 'cnpj', isRequired: true, isColumn: true, isSearched: true },
    { name: 'grupoId', label: 'Grupo', type: 'combo', of: 'grupos', isColumn: true },
    { name: 'cnae', label: 'CNAE', type: 'cnae' },
    { name: 'grauRisco', label: 'Grau de risco', type: 'number', ...riskLevel },
    {
      name: 'quemAgenda',
      label: 'Quem agenda',
      type: 'select',
      options: who,
      isRequired: true,
      section: 'Agendamento',
    },
    { name: 'quemAvisa', label: 'Quem avisa', type: 'select', options: who, isRequired: true },
    {
      name: 'limiteReagendamento',
      label: 'Faltas até não reagendar mais',
      type: 'number',
      max: 99,
      isRequired: true,
    },
    { name: 'desabilitarQuestionarioRisco', label: 'Não pergunta o questionário de risco', type: 'boolean' },
    { name: 'horasBloqueioAlterar', label: 'Horas de antecedência para alterar', type: 'number', max: 999 },
    {
      name: 'horasBloqueioDesistencia',
      label: 'Horas de antecedência para desistir',
      type: 'number',
      max: 999,
    },
    { name: 'horasBloqueioCancelar', label: 'Horas de antecedência para cancelar', type: 'number', max: 999 },
    { name: 'asoRetido', label: 'ASO retido', type: 'boolean' },
  ],
};

export const branch: Registry = {
  name: 'branch',
  path: 'customer/branches',
  title: 'Unidades',
  singular: 'unidade',
  gender: 'f',
  group: GROUP,
  area: 'estrutura_unidade',
  naming: 'name',
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    { name: 'tradeCode', label: 'Código', type: 'text', max: 30, isColumn: true, isSearched: true },
    { name: 'cnpj', label: 'CNPJ', type: 'cnpj', isColumn: true, isSearched: true },
    { name: 'idCity', label: 'Cidade', type: 'combo', of: 'cidades', isRequired: true, isColumn: true },
    { name: 'riskLevel', label: 'Grau de risco', type: 'number', ...riskLevel },
  ],
};

export const department: Registry = {
  name: 'department',
  path: 'customer/departments',
  title: 'Setores',
  singular: 'setor',
  group: GROUP,
  area: 'estrutura_setor',
  naming: 'name',
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
  ],
};

export const position: Registry = {
  name: 'position',
  path: 'customer/positions',
  title: 'Cargos',
  singular: 'cargo',
  group: GROUP,
  area: 'estrutura_cargo',
  naming: 'name',
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    {
      name: 'cbo',
      label: 'CBO',
      type: 'cbo',
      isColumn: true,
      help: 'Seis dígitos da Classificação Brasileira de Ocupações.',
    },
    { name: 'descricaoAtividades', label: 'Descrição das atividades', type: 'longText' },
  ],
};

export const hierarchy: Registry = {
  name: 'hierarchy',
  path: 'customer/hierarchies',
  title: 'Hierarquias',
  singular: 'hierarquia',
  gender: 'f',
  group: GROUP,
  area: 'estrutura_hierarquia',
  naming: 'positionId',
  fields: [
    customer,
    {
      name: 'branchId',
      label: 'Unidade',
      type: 'combo',
      of: 'branch',
      within: 'customerId',
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'departmentId',
      label: 'Setor',
      type: 'combo',
      of: 'department',
      within: 'customerId',
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'positionId',
      label: 'Cargo',
      type: 'combo',
      of: 'position',
      within: 'customerId',
      isRequired: true,
      isColumn: true,
    },
  ],
};

export const employee: Registry = {
  name: 'employee',
  path: 'customer/employees',
  title: 'Funcionários',
  singular: 'funcionário',
  group: GROUP,
  area: 'estrutura_funcionario',
  naming: 'name',
  // It has a situation of its own.
  hasActivation: false,
  fields: [
    customer,
    { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    { name: 'nomeSocial', label: 'Nome social', type: 'text' },
    { name: 'cpf', label: 'CPF', type: 'cpf', isRequired: true, isColumn: true, isSearched: true },
    { name: 'dataNascimento', label: 'Data de nascimento', type: 'date', isRequired: true },
    {
      name: 'sex',
      label: 'Sexo',
      type: 'select',
      isRequired: true,
      options: [
        { value: 'F', label: 'Feminino' },
        { value: 'M', label: 'Masculino' },
      ],
    },
    { name: 'phone', label: 'Telefone', type: 'phone' },
    { name: 'email', label: 'E-mail', type: 'email' },
    { ...hierarchyField, section: 'Contrato' },
    { name: 'admissionDate', label: 'Data de admissão', type: 'date', isRequired: true, isColumn: true },
    { name: 'matriculaEsocial', label: 'Matrícula (eSocial)', type: 'text', max: 30 },
    {
      name: 'situation',
      label: 'Situação',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: [
        { value: 'ATIVO', label: 'Ativo' },
        { value: 'AFASTADO', label: 'Afastado' },
        { value: 'PENDENTE', label: 'Pendente' },
        { value: 'DEMITIDO', label: 'Inativo' },
      ],
    },
    { name: 'resignationDate', label: 'Data de desligamento', type: 'date' },
  ],
};
