import { WORKER_CATEGORIES } from '../../documents/index.ts';
import type { Field, FieldFault, Registry, RegistryValues } from '../types.ts';
import { customerField as customer, hierarchyField } from './fields.ts';

const ON_LEAVE = { field: 'situation', is: 'AFASTADO' } as const;
const WITH_DISABILITY = { field: 'pcd', is: true } as const;

const person: readonly Field[] = [
  { name: 'name', label: 'Nome', type: 'text', isRequired: true, isColumn: true, isSearched: true },
  { name: 'nomeSocial', label: 'Nome social', type: 'text' },
  { name: 'cpf', label: 'CPF', type: 'cpf', isRequired: true, isColumn: true, isSearched: true },
  { name: 'pisPasep', label: 'PIS', type: 'pis', help: 'PIS, PASEP ou NIT: 11 dígitos.' },
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
  { name: 'pcd', label: 'Pessoa com deficiência', type: 'boolean', isHealth: true },
  {
    name: 'deficiency',
    label: 'Deficiência',
    type: 'select',
    isHealth: true,
    shownWhen: WITH_DISABILITY,
    // eSocial S-2200 infoDeficiencia, and what the law adds to it: Decreto 5.296/2004, art. 5.
    options: [
      { value: 'FISICA', label: 'Física' },
      { value: 'VISUAL', label: 'Visual' },
      { value: 'AUDITIVA', label: 'Auditiva' },
      { value: 'MENTAL', label: 'Mental (psicossocial)' },
      { value: 'INTELECTUAL', label: 'Intelectual' },
      { value: 'MULTIPLA', label: 'Múltipla' },
      { value: 'REABILITADO', label: 'Reabilitado pelo INSS' },
    ],
  },
];

const contract: readonly Field[] = [
  { ...hierarchyField, isReleased: true, section: 'Contrato' },
  // Read of the function changes (docs/decisions/0162), which the record's screen lists.
  {
    name: 'novaHierarquia',
    label: 'Mudança de função pendente',
    columnLabel: 'Mudança',
    type: 'text',
    isDerived: true,
    isListOnly: true,
    isUnordered: true,
    isColumn: true,
    isSpare: true,
    tone: 'warning',
    toneLabel: 'Pendente',
  },
  {
    name: 'admissionDate',
    label: 'Data de admissão',
    columnLabel: 'Admissão',
    type: 'date',
    isRequired: true,
    isColumn: true,
    isSpare: true,
  },
  { name: 'matriculaEsocial', label: 'Matrícula (eSocial)', type: 'text', max: 30 },
  {
    name: 'codigoSoc',
    label: 'Código no SOC',
    type: 'text',
    max: 30,
    help: 'Com ele o SOC responde por riscos e exames, e recebe o agendamento.',
  },
  {
    name: 'categoria',
    label: 'Categoria (eSocial)',
    type: 'select',
    initial: '101',
    help: 'Tabela 01 do eSocial.',
    options: WORKER_CATEGORIES.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
  },
  {
    name: 'situation',
    label: 'Situação',
    type: 'select',
    isRequired: true,
    isColumn: true,
    isInSight: true,
    options: [
      { value: 'ATIVO', label: 'Ativo', tone: 'success' },
      { value: 'AFASTADO', label: 'Afastado', tone: 'info' },
      { value: 'PENDENTE', label: 'Pendente', tone: 'warning' },
      { value: 'DEMITIDO', label: 'Inativo', tone: 'neutral' },
    ],
  },
  { name: 'inicioAfastamento', label: 'Afastado desde', type: 'date', shownWhen: ON_LEAVE },
  {
    name: 'fimAfastamento',
    label: 'Último dia do afastamento',
    type: 'date',
    shownWhen: ON_LEAVE,
    help: 'Vazio enquanto não se sabe. Depois de 30 dias a volta pede exame (NR-7, 7.5.9).',
  },
  {
    name: 'resignationDate',
    label: 'Data de desligamento',
    type: 'date',
    shownWhen: { field: 'situation', is: 'DEMITIDO' },
  },
];

/** What the days of a contract cannot be to one another. */
function contractFaults({
  dataNascimento: birth,
  admissionDate: admission,
  inicioAfastamento: from,
  fimAfastamento: to,
  resignationDate: left,
}: Readonly<RegistryValues>): readonly FieldFault[] {
  const isBefore = (day: unknown, other: unknown): boolean =>
    typeof day === 'string' && typeof other === 'string' && day < other;
  const faults: FieldFault[] = [];
  // As a staff sheet is judged.
  if (isBefore(admission, birth)) faults.push({ name: 'dataNascimento', message: 'Deve ser até a admissão' });
  if (isBefore(from, admission))
    faults.push({ name: 'inicioAfastamento', message: 'Deve ser a partir da admissão' });
  if (isBefore(to, from)) faults.push({ name: 'fimAfastamento', message: 'Deve ser a partir do início' });
  if (isBefore(left, admission))
    faults.push({ name: 'resignationDate', message: 'Deve ser a partir da admissão' });
  return faults;
}

/** Who is examined (registries.md; eSocial S-2200, S-2230). */
export const employee: Registry = {
  name: 'employee',
  path: 'customer/employees',
  title: 'Funcionários',
  singular: 'funcionário',
  group: 'Estrutura',
  area: 'estrutura_funcionario',
  naming: 'name',
  namedAs: 'person',
  switchedBy: { field: 'situation', on: 'ATIVO', off: 'DEMITIDO' },
  fields: [customer, ...person, ...contract],
  filters: [
    { name: 'branchId', label: 'Unidade', of: 'branch' },
    { name: 'departmentId', label: 'Setor', of: 'department' },
    { name: 'positionId', label: 'Cargo', of: 'position' },
  ].map((field) => ({ ...field, type: 'combo', within: 'customerId', isFilter: true })),
  check: contractFaults,
};
