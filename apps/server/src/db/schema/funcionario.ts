import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  date,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { flag, inheritedEmpresa, instant, key, recordOf, refersTo, timestamps, version } from './columns.ts';
import { cliente, hierarquia, procedimento, risco, unidade } from './registry.ts';

export const funcionario = pgTable('funcionario', {
  empresaId: inheritedEmpresa(),
  id: key(),
  customerId: refersTo(() => cliente.id),
  customerHierarchyId: integer().references(() => hierarquia.id),
  unidadeId: integer().references(() => unidade.id),
  codigoSoc: text(),
  situation: text({ enum: ['ATIVO', 'AFASTADO', 'PENDENTE', 'DEMITIDO'] })
    .notNull()
    .default('ATIVO'),
  name: text().notNull(),
  nomeSocial: text(),
  cpf: text().notNull(),
  sex: char({ length: 1 }),
  dataNascimento: date({ mode: 'string' }),
  admissionDate: date({ mode: 'string' }),
  resignationDate: date({ mode: 'string' }),
  changeDate: date({ mode: 'string' }),
  pcd: flag(false),
  deficiency: text(),
  mudouRisco: flag(false),
  registration: text(),
  code: text(),
  matriculaCliente: text(),
  matriculaEsocial: text(),
  pisPasep: text(),
  /** eSocial table 01. */
  categoria: text(),
  inicioAfastamento: date({ mode: 'string' }),
  fimAfastamento: date({ mode: 'string' }),
  rg: text(),
  email: text(),
  phone: text(),
  commercialPhone: text(),
  zipCode: text(),
  address: text(),
  addressComplement: text(),
  neighborhood: text(),
  city: text(),
  state: char({ length: 2 }),
  statusIntegracaoSoc: text(),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(name)`),
  ...timestamps(),
  deletedAt: instant(),
  versao: version(),
});

export const funcionarioCount = pgTable('funcionario_contagem', {
  empresaId: integer().notNull(),
  situation: text().notNull(),
  inicio: text().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
  parcela: flag(true),
});

export const funcionarioRisco = pgTable(
  'funcionario_risco',
  {
    empresaId: inheritedEmpresa(),
    funcionarioId: recordOf(() => funcionario.id),
    riscoId: refersTo(() => risco.id),
  },
  (t) => [primaryKey({ columns: [t.funcionarioId, t.riscoId] })],
);

/** What an employee is exposed to, by their own rows and by the profiles of their hierarchy (docs/decisions/0153). */
export const riscoOfFuncionario = pgView('risco_do_funcionario', {
  empresaId: integer().notNull(),
  funcionarioId: integer().notNull(),
  riscoId: integer().notNull(),
}).existing();

export const funcionarioExame = pgTable('funcionario_exame', {
  id: key(),
  funcionarioId: recordOf(() => funcionario.id),
  procedimentoId: refersTo(() => procedimento.id),
  tipoExameId: smallint(),
  dataUltimaRealizacao: date({ mode: 'string' }).notNull(),
  dataRefazerExame: date({ mode: 'string' }),
  empresaId: inheritedEmpresa(),
});
