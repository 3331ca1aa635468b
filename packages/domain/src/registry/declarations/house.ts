import { RESPONSIBLE_NOTICES } from '../../templates/index.ts';
import type { Registry } from '../types.ts';
import { customerField, description, personFields, STATE_CHOICE } from './fields.ts';

const COUNCILS = ['CRM', 'COREN', 'CRFa', 'CREA', 'CRP', 'CRBM', 'CRF', 'CRO'] as const;

export const profissionais: Registry = {
  name: 'profissionais',
  title: 'Profissionais',
  singular: 'profissional',
  group: 'Pessoas',
  area: 'cadastro_profissionais',
  naming: 'name',
  fields: [
    ...personFields,
    {
      name: 'conselho',
      label: 'Conselho',
      type: 'select',
      isRequired: true,
      isColumn: true,
      options: COUNCILS.map((value) => ({ value, label: value })),
    },
    {
      name: 'registro',
      label: 'Número no conselho',
      type: 'text',
      max: 20,
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
    {
      name: 'uf',
      label: 'UF',
      ...STATE_CHOICE,
      isRequired: true,
      isColumn: true,
    },
    { name: 'funcao', label: 'Função', type: 'text', isColumn: true },
  ],
};

export const responsible: Registry = {
  name: 'responsible',
  title: 'Responsáveis',
  singular: 'responsável',
  group: 'Pessoas',
  area: 'cadastro_responsaveis',
  naming: 'name',
  fields: [
    customerField,
    {
      name: 'branchId',
      label: 'Unidade',
      type: 'combo',
      of: 'branch',
      within: 'customerId',
      isColumn: true,
      help: 'Vazio: de todas.',
    },
    ...personFields,
    { name: 'email', label: 'E-mail', type: 'email', isRequired: true, isColumn: true, isSearched: true },
    { name: 'phone', label: 'Telefone', type: 'phone', isRequired: true, isColumn: true },
    {
      name: 'avisos',
      label: 'É avisado de',
      type: 'choices',
      isColumn: true,
      options: Object.entries(RESPONSIBLE_NOTICES).map(([value, { label }]) => ({ value, label })),
      help: 'Cada escolha é uma mensagem, por e-mail. Nenhuma: não recebe.',
    },
    { name: 'observacao', label: 'Observação', type: 'longText', max: 500 },
  ],
};

export const produtosServicos: Registry = {
  name: 'produtos-servicos',
  title: 'Produtos e serviços',
  singular: 'produto ou serviço',
  group: 'Configurações',
  area: 'cadastro_produtos_servicos',
  naming: 'descricao',
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
    description,
    { name: 'unidadeMedida', label: 'Unidade de medida', type: 'text', max: 20, isColumn: true },
    { name: 'preco', label: 'Preço', type: 'money', max: 100_000_000, isColumn: true },
  ],
};
