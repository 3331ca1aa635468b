import { TiposExame } from '@apto/domain/exames';
import { sql, type SQL } from 'drizzle-orm';
import { newPosition, recordMove } from '../function-changes/record.ts';
import { tellOfBoletim } from '../notifications/boletins.ts';
import { lastEntry } from '../platform/last-entry.ts';
import { demandingSecondFactor, insertCompany, requireOwnCompany } from '../companies/repository.ts';
import { allConditions, containsWord, normalizedLike, wordsOf } from '../platform/search.ts';
import { removingClinic } from '../prestadores/removal.ts';
import { WAY_OF_RECEIVING } from '../prestadores/repository.ts';
import { requireUnusedProfile } from '../profiles/repository.ts';
import { obstaclesToGive, switchingUser } from '../users/rights.ts';
import type { RegistryTable } from './table.ts';

const plain = (table: string): RegistryTable => ({ table });

const hierarchyLabel = (h: SQL): SQL => sql`(select concat_ws(' / ', u.name, s.name, c.name)
  from unidade u, setor s, cargo c where u.id = ${h}.unidade_id and s.id = ${h}.setor_id and c.id = ${h}.cargo_id)`;

/** Every word is in the name of the branch, of the department or of the position. */
const hierarchyFound = (h: SQL, term: string): SQL =>
  allConditions(wordsOf(term.replaceAll('/', ' ')).map((word) => containsWord(sql`${h}.nome_busca`, word)));

/** The three names stand in one column, in the order of the three. */
const hierarchyOrder = (h: SQL) => ({ joins: null, by: [sql`${h}.nome_busca`] });

const riskExamLabel = (x: SQL): SQL => sql`(select concat_ws(' / ', r.nome, p.name)
  from risco r, procedimento p where r.id = ${x}.risco_id and p.id = ${x}.procedimento_id)`;

const exposureLabel = (x: SQL): SQL => sql`(select concat_ws(' / ', d.descricao, ${hierarchyLabel(sql`h`)})
  from descricao_risco d, hierarquia h where d.id = ${x}.descricao_risco_id and h.id = ${x}.hierarquia_id)`;

const exposureFound = (x: SQL, term: string): SQL =>
  sql`(${x}.hierarquia_id in (select h.id from empresa_hierarquia h where ${hierarchyFound(sql`h`, term)})
    or ${x}.descricao_risco_id in (select d.id from descricao_risco d
      where d.nome_busca like '%' || ${normalizedLike(term)} || '%'))`;

const examLabel = (x: SQL): SQL => sql`(select p.name from procedimento p where p.id = ${x}.procedimento_id)`;

const methodLabel = (x: SQL): SQL =>
  sql`(select e.descricao from (values ${sql.join(
    TiposExame.map(({ id, descricao: name }) => sql`(${id}::int, ${name}::text)`),
    sql`, `,
  )}) e (id, descricao) where e.id = ${x}.tipo_exame_id)`;
const riskLabel = (x: SQL): SQL => sql`(select r.nome from risco r where r.id = ${x}.risco_id)`;
const examOrder = (x: SQL) => ({
  joins: sql`join procedimento o_exame on o_exame.id = ${x}.procedimento_id`,
  by: [sql`o_exame.nome_busca`],
});

const PRICE_COLUMNS = {
  supplierId: 'prestador_id',
  procedureId: 'procedimento_id',
  validFrom: 'vigencia_inicial',
  validTo: 'vigencia_final',
} as const;

/** Every declared registry has its table here; a test holds both together. */
export const TABLES: Readonly<Record<string, RegistryTable>> = {
  grupos: plain('grupo'),
  customers: {
    table: 'cliente',
    columns: { tradeName: 'apelido', idCity: 'cidade_id' },
    customer: 'id',
    normalized: { name: 'nome_busca' },
  },
  'cliente-metodo-atendimento': {
    table: 'cliente_metodo_atendimento',
    columns: { customerId: 'cliente_id', tipoExame: 'tipo_exame_id' },
    customer: 'cliente_id',
    // A choice among declared ones is a text on the wire.
    computed: { tipoExame: sql`t.tipo_exame_id::text` },
    label: methodLabel,
  },
  branch: {
    table: 'unidade',
    columns: { customerId: 'cliente_id', idCity: 'cidade_id' },
    customer: 'cliente_id',
    branch: 'id',
    normalized: { name: 'nome_busca' },
  },
  department: {
    table: 'setor',
    columns: { customerId: 'cliente_id' },
    customer: 'cliente_id',
    normalized: { name: 'nome_busca' },
  },
  position: {
    table: 'cargo',
    columns: { customerId: 'cliente_id' },
    customer: 'cliente_id',
    normalized: { name: 'nome_busca' },
  },
  'position-atividades': {
    table: 'cargo_atividade',
    columns: { positionId: 'cargo_id' },
    customer: 'cliente_id',
    label: (x) => sql`(select v.name from atividade_especifica v where v.id = ${x}.atividade_id)`,
    derived: ({ positionId }): Record<string, SQL> =>
      positionId === undefined
        ? {}
        : { cliente_id: sql`(select c.cliente_id from cargo c where c.id = ${positionId})` },
  },
  hierarchy: {
    table: 'hierarquia',
    columns: {
      customerId: 'cliente_id',
      branchId: 'unidade_id',
      departmentId: 'setor_id',
      positionId: 'cargo_id',
    },
    customer: 'cliente_id',
    branch: 'unidade_id',
    label: hierarchyLabel,
    blocked: { when: sql`t.bloqueada`, reason: sql`t.motivo_bloqueio` },
    // Released, it forgets why it was blocked.
    afterWrite: async ({ db }, id) => {
      await db.execute(sql`update hierarquia set motivo_bloqueio = null
        where id = ${id} and not bloqueada and motivo_bloqueio is not null`);
    },
    searchView: 'empresa_hierarquia',
    found: hierarchyFound,
    labelOrder: hierarchyOrder,
  },
  employee: {
    table: 'funcionario',
    columns: { hierarchyId: 'customer_hierarchy_id' },
    customer: 'customer_id',
    branch: 'unidade_id',
    normalized: { name: 'nome_busca' },
    searchView: 'empresa_funcionario',
    hasNameParts: true,
    counter: { table: 'funcionario_contagem', starts: 'inicio', of: 'nome_busca' },
    filtered: {
      branchId: (id) => sql`t.unidade_id = ${id}`,
      departmentId: (id) =>
        sql`t.customer_hierarchy_id in (select h.id from hierarquia h where h.setor_id = ${id})`,
      positionId: (id) =>
        sql`t.customer_hierarchy_id in (select h.id from hierarquia h where h.cargo_id = ${id})`,
    },
    hidden: sql`t.deleted_at is not null`,
    derived: ({ hierarchyId }): Record<string, SQL> =>
      hierarchyId === undefined
        ? {}
        : { unidade_id: sql`(select h.unidade_id from hierarquia h where h.id = ${hierarchyId})` },
    afterWrite: recordMove,
    // Somebody who is back has not left. On which day somebody leaves is only known to who says it: the form asks.
    around: async ({ db }, action, id, write) => {
      await write();
      if (action === 'ativar')
        await db.execute(
          sql`update funcionario set resignation_date = null where id = ${id} and resignation_date is not null`,
        );
    },
    computed: { novaHierarquia: newPosition },
  },
  procedure: {
    table: 'procedimento',
    normalized: { name: 'nome_busca' },
    // The diagnostic procedure is the code of the eSocial's table 27 (docs/decisions/0224).
    derived: ({ codigoEsocial: code }): Record<string, SQL> =>
      code === undefined ? {} : { procedimento_diagnostico_id: sql`${code}::text::integer` },
  },
  supplier: {
    table: 'prestador',
    columns: { idCity: 'cidade_id', latitude: 'lat', longitude: 'lng' },
    computed: { tipoAtendimento: WAY_OF_RECEIVING },
    normalized: { name: 'nome_busca', tradeName: 'fantasia_busca' },
    // Its clock is that of its city.
    derived: ({ idCity }): Record<string, SQL> =>
      idCity === undefined ? {} : { fuso: sql`fuso_da_cidade(${idCity}::integer)` },
    around: removingClinic,
  },
  'supplier-procedures': {
    table: 'prestador_exame',
    columns: {
      ...PRICE_COLUMNS,
      price: 'valor_cobrar',
      code: 'codigo',
      daysInAdvance: 'dias_antecedencia',
    },
    label: examLabel,
    labelOrder: examOrder,
  },
  'supplier-procedures-customers': {
    table: 'prestador_exame_cliente',
    columns: { ...PRICE_COLUMNS, price: 'valor', customerId: 'cliente_id' },
    customer: 'cliente_id',
    label: examLabel,
    labelOrder: examOrder,
  },
  medic: plain('medico'),
  riscos: { table: 'risco', columns: { name: 'nome' } },
  'risco-procedimento': { table: 'risco_procedimento', label: riskExamLabel },
  'matriz-config': {
    table: 'matriz_config',
    columns: { customerId: 'cliente_id' },
    customer: 'cliente_id',
  },
  'descricao-risco': { table: 'descricao_risco', normalized: { descricao: 'nome_busca' } },
  'perfil-exposicao': {
    table: 'perfil_exposicao',
    columns: { customerId: 'cliente_id', hierarchyId: 'hierarquia_id' },
    customer: 'cliente_id',
    branchOf: sql`(select h.unidade_id from hierarquia h where h.id = t.hierarquia_id)`,
    computed: { classe: sql`classe_de_risco(t.empresa_id, t.cliente_id, t.probabilidade, t.severidade)` },
    label: exposureLabel,
    found: exposureFound,
  },
  EPI: plain('epi'),
  EPC: plain('epc'),
  'EPC-riscos': { table: 'epc_risco', label: riskLabel },
  'fonte-geradora': plain('fonte_geradora'),
  'fonte-geradora-riscos': { table: 'fonte_geradora_risco', label: riskLabel },
  'medida-adm-engenharia': plain('medida_adm_engenharia'),
  'medida-adm-engenharia-riscos': { table: 'medida_adm_engenharia_risco', label: riskLabel },
  competencias: plain('competencia'),
  'atividades-especificas': plain('atividade_especifica'),
  'atividades-especificas-procedimentos': { table: 'atividade_procedimento', label: examLabel },
  'atividades-especificas-pareceres': plain('atividade_parecer'),
  'profissionais-sesmt': plain('profissional_sesmt'),
  profissionais: plain('profissional'),
  responsible: {
    table: 'responsavel',
    columns: { customerId: 'cliente_id', branchId: 'unidade_id' },
    customer: 'cliente_id',
  },
  'produtos-servicos': plain('produto_servico'),
  'configuracoes-gerais': {
    table: 'configuracao_geral',
    columns: { customerId: 'cliente_id' },
    customer: 'cliente_id',
  },
  feriados: {
    table: 'feriado',
    columns: { idCity: 'cidade_id' },
    computed: { abrangencia: sql`case when t.cidade_id is null then 'NACIONAL' else 'MUNICIPAL' end` },
  },
  boletins: {
    table: 'boletim',
    columns: { profileId: 'perfil_id', groupId: 'grupo_id', customerId: 'cliente_id' },
    customer: 'cliente_id',
    afterWrite: async (ctx, id) => {
      await tellOfBoletim(ctx.db, ctx.now, id);
    },
    // One that is switched on later comes out at that moment.
    around: async (ctx, action, id, write) => {
      await write();
      if (action === 'ativar') await tellOfBoletim(ctx.db, ctx.now, id);
    },
  },
  profiles: {
    table: 'perfil',
    columns: { name: 'nome' },
    requireRemovable: requireUnusedProfile,
    obstacles: obstaclesToGive,
  },
  users: {
    table: 'usuario',
    columns: { profileId: 'perfil_id' },
    hidden: sql`t.tipo <> 'interna'`,
    computed: { ultimaEntrada: sql`(${lastEntry(sql`t.id`)} at time zone 'America/Sao_Paulo')::date::text` },
    around: switchingUser,
  },
  manuais: plain('manual'),
  companies: {
    table: 'empresa',
    view: 'empresa_account',
    columns: { type: 'tipo', idCity: 'cidade_id' },
    insert: insertCompany,
    requireChangeable: requireOwnCompany,
    afterWrite: demandingSecondFactor,
    // Of another company only who may see its record there.
    hidden: sql`not ('configuracoes_empresa' = any (t.permissoes))`,
  },
};

/** What a table's rows are called where they hold on to a record (doc3 §2.9: why it cannot be deleted). */
export const USE_LABEL: Readonly<Record<string, string>> = {
  agenda: 'agendas',
  arquivo: 'arquivos',
  boletim: 'boletins',
  lote: 'ações em lote',
  presenca: 'telas abertas',
  presenca_agenda: 'telas abertas',
  sessao: 'entradas no sistema',
  agenda_procedimento: 'agendas',
  agendamento: 'agendamentos',
  agendamento_procedimento: 'agendamentos',
  agendamento_status: 'agendamentos',
  ambiente: 'ambientes',
  atividade_procedimento: 'exames de atividades específicas',
  cargo: 'cargos',
  cargo_atividade: 'atividades de cargos',
  cliente: 'clientes',
  cliente_metodo_atendimento: 'regras de agendamento',
  cliente_procedimento: 'exames por cliente',
  fonte_geradora_risco: 'riscos de fontes geradoras',
  funcionario: 'funcionários',
  funcionario_exame: 'exames realizados',
  funcionario_risco: 'riscos de funcionários',
  epc_risco: 'riscos de EPC',
  espera: 'esperas por um horário antes',
  hierarquia: 'hierarquias',
  importacao: 'importações',
  importacao_lote: 'importações',
  observacao_prestador: 'observações de prestadores',
  oferta: 'ofertas de horário',
  configuracao_geral: 'configurações gerais',
  descricao_risco: 'descrições de risco',
  matriz_config: 'matrizes de risco',
  medida_adm_engenharia_risco: 'riscos de medidas',
  mudanca_funcao: 'mudanças de função',
  pedido_lote: 'solicitações em lote',
  pedido_lote_item: 'solicitações em lote',
  perfil_exposicao: 'perfis de exposição',
  pre_solicitacao: 'pré-solicitações',
  pre_solicitacao_procedimento: 'pré-solicitações',
  prestador: 'prestadores',
  prestador_cadastro: 'cadastros de prestadores',
  prestador_cliente: 'liberações de prestadores',
  prestador_exame: 'exames de prestadores',
  prestador_exame_cliente: 'preços de prestadores por cliente',
  reserva: 'reservas de horário',
  responsavel: 'responsáveis',
  agendamento_risco: 'agendamentos',
  risco_procedimento: 'exames por risco',
  setor: 'setores',
  unidade: 'unidades',
  usuario: 'usuários',
  usuario_cliente: 'usuários',
  usuario_unidade: 'usuários',
};
