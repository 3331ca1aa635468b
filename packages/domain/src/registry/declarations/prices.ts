import { PERMISSION } from '../../permissions/index.ts';
import type { Field, FieldFault, Registry, RegistryValues } from '../types.ts';
import { NOTICE_DAYS } from './fields.ts';

const GROUP = 'Exames';

const clinic: Field = {
  name: 'supplierId',
  label: 'Prestador',
  type: 'combo',
  of: 'supplier',
  isRequired: true,
  isFixed: true,
};
const exam: Field = {
  name: 'procedureId',
  label: 'Exame',
  type: 'combo',
  of: 'procedure',
  isRequired: true,
  isColumn: true,
};
/** Centavos; the largest value is that of what may be paid at once (doc3 §9). */
const price: Field = {
  name: 'price',
  label: 'Preço',
  type: 'money',
  max: 10_000_000,
  isRequired: true,
  isColumn: true,
};
/** From which to which day a price holds; an end that is open has none. */
const validity: readonly Field[] = [
  { name: 'validFrom', label: 'Vale de', type: 'date', isColumn: true },
  { name: 'validTo', label: 'Vale até', type: 'date', isColumn: true },
];

const validityFaults = ({
  validFrom: begin,
  validTo: end,
}: Readonly<RegistryValues>): readonly FieldFault[] =>
  typeof begin === 'string' && typeof end === 'string' && end < begin
    ? [{ name: 'validTo', message: 'Deve ser a partir do início' }]
    : [];

/** The exams that a clinic does, with what it charges (docs/decisions/0146); never two prices of one at one time. */
export const supplierProcedures: Registry = {
  name: 'supplier-procedures',
  title: 'Exames e preços de prestadores',
  singular: 'exame do prestador',
  group: GROUP,
  area: PERMISSION.PAINEL_PRESTADOR_PROCEDIMENTO,
  naming: 'procedureId',
  isPart: true,
  fields: [
    clinic,
    exam,
    price,
    {
      name: 'code',
      label: 'Código próprio',
      type: 'text',
      max: 30,
      isColumn: true,
      isSearched: true,
    },
    {
      name: 'daysInAdvance',
      ...NOTICE_DAYS,
      columnLabel: 'Dias antes',
      isRequired: true,
      initial: 0,
      isColumn: true,
    },
    ...validity,
  ],
  check: validityFaults,
};

/** What a clinic charges one customer: it comes before the general price. */
export const supplierCustomerProcedures: Registry = {
  name: 'supplier-procedures-customers',
  title: 'Preços de prestadores por cliente',
  singular: 'preço por cliente',
  group: GROUP,
  area: PERMISSION.PAINEL_PRESTADOR_CLIENTE,
  naming: 'procedureId',
  isPart: true,
  fields: [
    clinic,
    {
      name: 'customerId',
      label: 'Cliente',
      type: 'combo',
      of: 'customers',
      isCompany: true,
      isRequired: true,
      isColumn: true,
    },
    exam,
    price,
    ...validity,
  ],
  check: validityFaults,
};
