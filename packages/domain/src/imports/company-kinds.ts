import type { ImportDeclaration } from './declaration.ts';
import { declareRegistry } from './registry-kind.ts';
import type { CompanyImportKind } from './states.ts';

const CODE = ['codigo', 'cod', 'codigo interno'];
const CITY = ['cidade', 'municipio', 'cidade uf', 'municipio uf'];
const CLINIC = ['prestador', 'clinica', 'cnpj prestador', 'cnpj clinica', 'codigo prestador', 'cnpj'];
const EXAM = ['exame', 'procedimento', 'codigo exame', 'codigo procedimento', 'nome exame'];
const PRICE = ['preco', 'valor', 'valor exame', 'preco exame', 'valor cobrado'];
const CLINIC_EXAMPLE = '11.222.333/0001-81';
const EXAM_EXAMPLE = 'CLI-01';

/** The registries that a new company fills first, as their declarations have them (docs/decisions/0133). */
export const companyKinds: Readonly<Record<CompanyImportKind, ImportDeclaration>> = {
  CLIENTES: declareRegistry({
    kind: 'CLIENTES',
    registry: 'customers',
    one: 'cliente',
    many: 'clientes',
    keyName: 'Código',
    keyColumns: ['code'],
    synonyms: {
      code: [...CODE, 'codigo cliente'],
      name: ['nome', 'cliente', 'empresa', 'nome empresa'],
      tradeName: ['fantasia', 'apelido'],
      inscricao: ['cnpj', 'cpf cnpj', 'cnpj cpf', 'numero inscricao'],
      grauRisco: ['gr', 'grau risco'],
      idCity: CITY,
      number: ['num', 'nr'],
      street: ['endereco', 'rua'],
    },
    examples: {
      code: 'CLI-01',
      name: 'Padaria Aurora Ltda.',
      tradeName: 'Padaria Aurora',
      grauRisco: '3',
      street: 'Avenida Paulista',
      number: '1578',
      neighborhood: 'Bela Vista',
    },
  }),
  PROCEDIMENTOS: declareRegistry({
    kind: 'PROCEDIMENTOS',
    registry: 'procedure',
    one: 'procedimento',
    many: 'procedimentos',
    keyName: 'Código',
    keyColumns: ['code'],
    synonyms: {
      code: [...CODE, 'codigo exame', 'codigo procedimento'],
      name: ['exame', 'procedimento', 'nome exame', 'descricao'],
      tipo: ['tipo exame', 'grupo'],
      validadeMeses: ['validade', 'periodicidade'],
      duracaoMinutos: ['duracao', 'minutos'],
      codigoTuss: ['tuss'],
      codigoEsocial: ['esocial', 'tabela 27'],
      recommendation: ['recomendacao', 'orientacoes'],
    },
    examples: {
      code: EXAM_EXAMPLE,
      name: 'Exame clínico ocupacional',
      codigoEsocial: '0295',
      validadeMeses: '12',
      duracaoMinutos: '20',
      recommendation: 'Levar documento com foto.',
      jejumHoras: '',
      repousoAuditivoHoras: '',
      sexo: '',
    },
  }),
  PRESTADORES: declareRegistry({
    kind: 'PRESTADORES',
    registry: 'supplier',
    one: 'prestador',
    many: 'prestadores',
    keyName: 'CNPJ',
    keyColumns: ['cnpj'],
    synonyms: {
      code: [...CODE, 'codigo prestador', 'codigo clinica'],
      name: ['nome', 'prestador', 'clinica'],
      tradeName: ['fantasia'],
      idCity: CITY,
      number: ['num', 'nr'],
      street: ['endereco', 'rua'],
    },
    examples: {
      code: 'PRE-01',
      name: 'Clínica Vida Ocupacional Ltda.',
      tradeName: 'Clínica Vida',
      cnes: '2077485',
      street: 'Rua Augusta',
      number: '900',
      neighborhood: 'Consolação',
      daysInAdvance: '0',
      chavePix: CLINIC_EXAMPLE,
    },
  }),
  PRECOS: declareRegistry({
    kind: 'PRECOS',
    registry: 'supplier-procedures',
    one: 'preço',
    many: 'preços',
    keyName: 'Prestador, exame e início',
    keyColumns: ['supplierId', 'procedureId', 'validFrom'],
    endColumn: 'validTo',
    synonyms: { supplierId: CLINIC, procedureId: EXAM, price: PRICE, daysInAdvance: ['antecedencia'] },
    examples: {
      supplierId: CLINIC_EXAMPLE,
      procedureId: EXAM_EXAMPLE,
      daysInAdvance: '0',
      validTo: '',
    },
  }),
  PRECOS_CLIENTE: declareRegistry({
    kind: 'PRECOS_CLIENTE',
    registry: 'supplier-procedures-customers',
    one: 'preço por cliente',
    many: 'preços por cliente',
    keyName: 'Prestador, cliente, exame e início',
    keyColumns: ['supplierId', 'customerId', 'procedureId', 'validFrom'],
    endColumn: 'validTo',
    synonyms: {
      supplierId: CLINIC,
      customerId: ['cliente', 'empresa', 'codigo cliente', 'cnpj cliente'],
      procedureId: EXAM,
      price: PRICE,
    },
    examples: {
      supplierId: CLINIC_EXAMPLE,
      customerId: 'CLI-01',
      procedureId: EXAM_EXAMPLE,
      validTo: '',
    },
  }),
};
