import { DEPOSITO_LABEL } from '../../deposito/index.ts';
import { SOC_SYSTEM } from '../../prestadores/index.ts';
import type { Field, Registry } from '../types.ts';
import {
  accountFields,
  allCitiesField,
  addressFields,
  codeField,
  contactFields,
  depositDaysField,
  paymentFaults,
  paymentField,
  positionFaults,
  positionFields,
  priorityField,
} from './fields.ts';

const CNES = { regex: /^\d{7}$/, message: 'São sete dígitos' };

/** How it is reached, and where it is. */
const place: readonly Field[] = [
  ...contactFields,
  ...addressFields,
  {
    name: 'idCity',
    label: 'Cidade',
    type: 'combo',
    of: 'cidades',
    isRequired: true,
    isColumn: true,
    isFilter: true,
  },
  ...positionFields,
];

const attendance: readonly Field[] = [
  {
    name: 'tipoAtendimento',
    label: 'Como atende',
    type: 'text',
    section: 'Atendimento',
    isDerived: true,
    isColumn: true,
    letters: 17,
    isSpare: true,
    help: 'Dos horários de atendimento: por ordem de chegada ou com horário marcado.',
  },
  {
    name: 'sistema',
    label: 'Sistema da clínica',
    type: 'select',
    help: 'Só com o SOC um exame reserva o horário exato.',
    options: [
      { value: SOC_SYSTEM, label: SOC_SYSTEM },
      { value: 'Sistema próprio', label: 'Sistema próprio' },
      { value: 'Agenda manual', label: 'Agenda manual' },
    ],
  },
  { name: 'medicoResponsavelId', label: 'Médico responsável técnico', type: 'combo', of: 'medic' },
  { name: 'reservaHorario', label: 'Reserva horários', type: 'boolean' },
  {
    name: 'atendeOcupacional',
    label: 'Faz o exame clínico ocupacional',
    type: 'boolean',
    initial: true,
    help: 'Sem isto, não aparece para os exames que terminam no ASO.',
  },
  {
    ...allCitiesField,
    help: 'É oferecida também a quem procura em outra cidade.',
  },
  {
    name: 'atendeTelemedicina',
    label: 'Atende por telemedicina',
    type: 'boolean',
    initial: true,
    help: 'Sem isto, um agendamento dela não recebe sala de telemedicina.',
  },
  {
    name: 'atendeAsoRetido',
    label: 'Atende com ASO retido',
    type: 'boolean',
    initial: true,
    help: 'Sem isto, quem agenda é avisado nos clientes que retêm o ASO.',
  },
  {
    name: 'permiteConfirmacaoPrestador',
    label: 'A clínica confirma os agendamentos',
    type: 'boolean',
    initial: true,
    help: 'Pelo portal do prestador. Sem isto, só a central confirma.',
  },
  {
    name: 'oQueLevar',
    label: 'O que levar',
    type: 'longText',
    max: 500,
    help: 'Além do documento com foto, uma coisa por linha. O funcionário lê no convite, no kit e nos lembretes.',
  },
];

export const supplier: Registry = {
  name: 'supplier',
  path: 'suppliers',
  title: 'Prestadores',
  singular: 'prestador',
  group: 'Exames',
  area: 'gestamedica_painel_prestador',
  naming: 'name',
  namedAs: 'company',
  beside: [
    { of: 'list', label: 'Cadastros das clínicas', address: '/supplier/cadastros' },
    { of: 'record', label: 'Horários', address: '/supplier/:id/horarios-de-atendimento' },
    { of: 'record', label: 'Cadastro pela clínica', address: '/supplier/:id/cadastro' },
  ],
  nested: [
    { of: 'supplier-procedures', by: 'supplierId', path: 'procedures', label: 'Exames e preços' },
    {
      of: 'supplier-procedures-customers',
      by: 'supplierId',
      path: 'procedures-customers',
      label: 'Preços por cliente',
    },
  ],
  fields: [
    { ...codeField, isRequired: true },
    { name: 'name', label: 'Razão social', type: 'text', isRequired: true, isColumn: true, isSearched: true },
    {
      name: 'tradeName',
      label: 'Nome fantasia',
      type: 'text',
      isColumn: true,
      letters: 24,
      isSpare: true,
      isSearched: true,
    },
    { name: 'cnpj', label: 'CNPJ', type: 'cnpj', isRequired: true, isColumn: true, isSearched: true },
    {
      name: 'cnes',
      label: 'CNES',
      type: 'text',
      pattern: CNES,
      help: 'Cadastro Nacional de Estabelecimentos de Saúde: 7 dígitos.',
    },
    { ...priorityField, isRequired: true, isColumn: true, letters: 14, isSpare: true, isFilter: true },
    ...place,
    ...attendance,
    {
      name: 'advanceDeposit',
      label: DEPOSITO_LABEL,
      type: 'boolean',
      section: 'Pagamento',
    },
    { ...depositDaysField, isRequired: true },
    paymentField,
    ...accountFields,
  ],
  check: (values) => [...positionFaults(values), ...paymentFaults(values)],
};
