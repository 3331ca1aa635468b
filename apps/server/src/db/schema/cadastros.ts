import { sql } from 'drizzle-orm';
import { char, date, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { profile, user } from './access.ts';
import { flag, instant, instantNow, key, partOf, refersTo, timestamps, version } from './columns.ts';
import {
  cargo,
  cidade,
  cliente,
  empresa,
  grupo,
  hierarquia,
  procedimento,
  risco,
  unidade,
} from './registry.ts';

/** What every registry's table has beside its own fields. */
const record = () => ({
  id: key(),
  empresaId: refersTo(() => empresa.id),
  ativo: flag(true),
  versao: version(),
  ...timestamps(),
});

export const epi = pgTable('epi', {
  ...record(),
  name: text().notNull(),
  ca: text().notNull(),
  validadeCa: date({ mode: 'string' }),
  fabricante: text(),
  protegeContra: text(),
  vidaUtilDias: integer(),
});

export const epc = pgTable('epc', {
  ...record(),
  descricao: text().notNull(),
  tipo: text(),
  eficaz: text(),
  eficacia: text(),
});

export const fonteGeradora = pgTable('fonte_geradora', {
  ...record(),
  descricao: text().notNull(),
  tipo: text(),
  controle: text(),
});

export const medidaAdmEngenharia = pgTable('medida_adm_engenharia', {
  ...record(),
  descricao: text().notNull(),
  tipo: text().notNull(),
  eficaz: text(),
  eficacia: text(),
});

export const competencia = pgTable('competencia', {
  ...record(),
  name: text().notNull(),
  curso: text(),
  validadeMeses: integer(),
});

export const atividadeEspecifica = pgTable('atividade_especifica', {
  ...record(),
  name: text().notNull(),
  observacao: text(),
});

export const profissionalSesmt = pgTable('profissional_sesmt', {
  ...record(),
  name: text().notNull(),
  funcao: text().notNull(),
  registro: text(),
  horasSemanais: integer(),
});

export const medico = pgTable('medico', {
  ...record(),
  name: text().notNull(),
  cpf: text().notNull(),
  crm: text().notNull(),
  uf: char({ length: 2 }).notNull(),
  rqe: text(),
  especialidade: text(),
  coordenadorPcmso: flag(false),
});

export const profissional = pgTable('profissional', {
  ...record(),
  name: text().notNull(),
  conselho: text().notNull(),
  registro: text().notNull(),
  uf: char({ length: 2 }).notNull(),
  funcao: text(),
});

export const responsavel = pgTable('responsavel', {
  ...record(),
  clienteId: refersTo(() => cliente.id),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  avisos: text().array(),
  observacao: text(),
  unidadeId: integer().references(() => unidade.id),
});

export const produtoServico = pgTable('produto_servico', {
  ...record(),
  code: text().notNull(),
  descricao: text().notNull(),
  unidadeMedida: text(),
  preco: integer(),
});

/** Holidays that the company's calendar adds to the law's. */
export const feriado = pgTable('feriado', {
  ...record(),
  dataFeriado: date({ mode: 'string' }).notNull(),
  descricao: text().notNull(),
  cidadeId: integer().references(() => cidade.id),
  repete: flag(false),
});

export const boletim = pgTable('boletim', {
  ...record(),
  descricao: text().notNull(),
  data: date({ mode: 'string' }).notNull(),
  texto: text(),
  /** Who it is for; null: whoever works in the company. */
  perfilId: integer().references((): AnyPgColumn => profile.id),
  grupoId: integer().references(() => grupo.id),
  clienteId: integer().references(() => cliente.id),
  /** When its readers were told by the bell. */
  avisadoEm: instant(),
});

/** Who has read a bulletin, and when first. */
export const boletimReading = pgTable(
  'boletim_leitura',
  {
    empresaId: refersTo(() => empresa.id),
    boletimId: partOf(() => boletim.id),
    usuarioId: partOf(() => user.id),
    lidoEm: instantNow(),
  },
  (t) => [primaryKey({ columns: [t.boletimId, t.usuarioId] })],
);

export const riscoProcedimento = pgTable('risco_procedimento', {
  ...record(),
  riscoId: refersTo(() => risco.id),
  procedimentoId: refersTo(() => procedimento.id),
  admissional: flag(false),
  periodico: flag(false),
  retornoTrabalho: flag(false),
  demissional: flag(false),
  mudancaFuncao: flag(false),
  periodicidadeMeses: integer(),
  primeiroAposMeses: integer(),
  sexo: text(),
  idadeMinima: integer(),
  idadeMaxima: integer(),
});

export const matrizConfig = pgTable('matriz_config', {
  ...record(),
  clienteId: integer().references(() => cliente.id),
  name: text().notNull(),
  padrao: flag(false),
  niveis: integer().notNull(),
  celulas: text().notNull(),
  classe1: text().notNull(),
  tom1: text().notNull(),
  prazo1: integer(),
  classe2: text().notNull(),
  tom2: text().notNull(),
  prazo2: integer(),
  classe3: text().notNull(),
  tom3: text().notNull(),
  prazo3: integer(),
  classe4: text().notNull(),
  tom4: text().notNull(),
  prazo4: integer(),
  classe5: text().notNull(),
  tom5: text().notNull(),
  prazo5: integer(),
});

export const descricaoRisco = pgTable('descricao_risco', {
  ...record(),
  riscoId: refersTo(() => risco.id),
  descricao: text().notNull(),
  fonteGeradoraId: integer().references(() => fonteGeradora.id),
  trajetoria: text(),
  danos: text(),
  nomeBusca: text().generatedAlwaysAs(sql`apto_normalizar(descricao)`),
});

export const perfilExposicao = pgTable('perfil_exposicao', {
  ...record(),
  clienteId: refersTo(() => cliente.id),
  hierarquiaId: refersTo(() => hierarquia.id),
  descricaoRiscoId: refersTo(() => descricaoRisco.id),
  exposicao: text().notNull(),
  probabilidade: integer().notNull(),
  severidade: integer().notNull(),
  medidaId: integer().references(() => medidaAdmEngenharia.id),
  epiId: integer().references(() => epi.id),
  medidas: text(),
});

export const generalSetting = pgTable('configuracao_geral', {
  ...record(),
  clienteId: integer().references(() => cliente.id),
  chave: text().notNull(),
  valor: text().notNull(),
});

export const manual = pgTable('manual', {
  ...record(),
  descricao: text().notNull(),
  tela: text().notNull(),
  versaoManual: text().notNull(),
});

export const epcRisco = pgTable('epc_risco', {
  ...record(),
  epcId: partOf(() => epc.id),
  riscoId: refersTo(() => risco.id),
  observacao: text(),
});

export const fonteGeradoraRisco = pgTable('fonte_geradora_risco', {
  ...record(),
  fonteGeradoraId: partOf(() => fonteGeradora.id),
  riscoId: refersTo(() => risco.id),
  observacao: text(),
});

export const measureRisco = pgTable('medida_adm_engenharia_risco', {
  ...record(),
  medidaId: partOf(() => medidaAdmEngenharia.id),
  riscoId: refersTo(() => risco.id),
  observacao: text(),
});

export const activityProcedimento = pgTable('atividade_procedimento', {
  ...record(),
  atividadeId: partOf(() => atividadeEspecifica.id),
  procedimentoId: refersTo(() => procedimento.id),
  periodicidadeMeses: integer(),
});

export const positionActivity = pgTable('cargo_atividade', {
  ...record(),
  clienteId: refersTo(() => cliente.id),
  cargoId: partOf(() => cargo.id),
  atividadeId: refersTo(() => atividadeEspecifica.id),
});

export const activityParecer = pgTable('atividade_parecer', {
  ...record(),
  atividadeId: partOf(() => atividadeEspecifica.id),
  descricao: text().notNull(),
  norma: text(),
});
