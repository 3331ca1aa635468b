import type { Now, CivilDate } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { ensureMunicipios } from '../cidades/municipios.ts';
import { ADVISORY } from '../db/advisory.ts';
import type { DatabasePort, Db } from '../db/port.ts';
import { buildAgendamentos } from './agendamentos.ts';
import { createRandom } from './random.ts';
import { CIDADES } from './catalogue/cidades.ts';
import { EXAMES, RISCOS } from './catalogue/exames.ts';
import { exposureTables, riskExamRecords } from './risks.ts';
import { safetyTables } from './safety.ts';
import { EMPRESA, buildClientes } from './clientes.ts';
import { cnpjFactory, cpfFactory } from './documents.ts';
import { cidadeFeriados } from './feriados.ts';
import { functionChangeRecords } from './function-changes.ts';
import { buildFuncionarios } from './funcionarios.ts';
import { medicos } from './medicos.ts';
import { adjustIdentities, insertBatch, type DataRecord } from './batch.ts';
import { buildOffice } from './office.ts';
import { buildPreSolicitacoes } from './pre-solicitacoes.ts';
import { buildPrestadores } from './prestadores.ts';
import { databaseState } from './state.ts';
import { buildUsers } from './users.ts';

const SEED = 20_261_124;
/** Appointments of the ordinary demonstration. */
export const DEFAULT_AGENDAMENTOS = 3_000;

export interface DemoOptions {
  now: Now;
  /** Appointments with their whole history; 3,000 unless told. */
  agendamentos?: number;
  /** Told of each table once its rows are in. */
  onTable?: (table: string, rows: number) => void;
}

const QUESTIONS = [
  'Trabalha em altura ou em espaço confinado?',
  'Manipula produtos químicos?',
  'Dirige veículos da empresa?',
  'Trabalha no escritório, sem essas situações?',
];

/**
 * Fills an empty database with the demonstration: the same on every machine, dated from today. Does
 * nothing, and answers false, when there is already a company. One transaction: all or nothing.
 */
export async function seedDemo(database: DatabasePort, options: DemoOptions): Promise<boolean> {
  if ((await databaseState(database.db)) !== 'EMPTY') return false;
  const tables = await buildTables(options.now, options.agendamentos ?? DEFAULT_AGENDAMENTOS);
  const fill = async (tx: Db): Promise<boolean> => {
    // Two processes of one demonstration may start together: the second waits for as long as the first needs.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY.DEMONSTRATION})`);
    if ((await databaseState(tx)) !== 'EMPTY') return false;
    await ensureMunicipios(tx);
    for (const { id, lat, lng } of CIDADES) {
      await tx.execute(sql`update cidade set lat = ${lat}, lng = ${lng} where id = ${id}`);
    }
    for (const [table, records] of tables) {
      await insertBatch(tx, table, records);
      options.onTable?.(table, records.length);
    }
    const withIdentity = [...tables].filter(([, r]) => r[0] && 'id' in r[0]).map(([table]) => table);
    await adjustIdentities(tx, withIdentity);
    // The embedded database gathers no statistics by itself, and pages take twice as long without them.
    await tx.execute(sql`analyze`);
    return true;
  };
  return database.transaction(fill, { hasDeadline: false });
}

async function buildTables(now: Now, agendamentos: number): Promise<Map<string, DataRecord[]>> {
  const random = createRandom(SEED);
  const cnpj = cnpjFactory(random);
  const structure = buildClientes(random, cnpj);
  const clinics = buildPrestadores(random, cnpj, now.data, structure.clientes);
  const people = buildFuncionarios(random, cpfFactory(random), now.data, structure.clientes);
  const pedidos = buildAgendamentos(random, now, agendamentos, people.funcionarios, clinics.prestadores);
  const preSolicitacoes = buildPreSolicitacoes(
    now,
    people.funcionarios,
    clinics.prestadores,
    clinics.tables.prestador_cliente,
  );
  const { cargo_atividade, cliente_procedimento, cliente_metodo_atendimento, ...clienteTables } =
    structure.tables;
  // In the order of their references.
  return new Map<string, DataRecord[]>([
    ['empresa', [EMPRESA]],
    ['medico', medicos(EMPRESA.id)],
    ...Object.entries(clienteTables),
    [
      'risco',
      RISCOS.map((r, i) => ({
        id: i + 1,
        empresa_id: EMPRESA.id,
        nome: r.nome,
        codigo_esocial: r.codigoEsocial?.replaceAll('.', '') ?? null,
        grupo: r.grupo,
        limite_tolerancia: r.limit?.[0] ?? null,
        unidade_medida: r.limit?.[1] ?? null,
      })),
    ],
    [
      'configuracao_geral',
      [{ id: 1, empresa_id: EMPRESA.id, chave: 'limiteDatas', valor: String(EMPRESA.limite_datas) }],
    ],
    ['procedimento', EXAMES.map(exameRecord)],
    ['risco_procedimento', riskExamRecords()],
    ...Object.entries(safetyTables()).map(([table, records]): [string, DataRecord[]] => [
      table,
      [...records],
    ]),
    ['cargo_atividade', cargo_atividade ?? []],
    ...Object.entries(exposureTables(structure.clientes, people.funcionarios)),
    ['cliente_procedimento', cliente_procedimento ?? []],
    ['cliente_metodo_atendimento', cliente_metodo_atendimento ?? []],
    [
      'questionario_risco',
      QUESTIONS.map((question, i) => ({
        id: i + 1,
        empresa_id: EMPRESA.id,
        pergunta: question,
        ordem: i,
      })),
    ],
    ['feriado_municipal', feriados(now.data)],
    ...Object.entries(clinics.tables),
    ...Object.entries(await buildUsers(clinics.prestadores[0]?.id ?? 1)),
    ...Object.entries(people.tables),
    ...Object.entries(pedidos),
    [
      'mudanca_funcao',
      functionChangeRecords(now, structure.clientes, people.funcionarios, pedidos['agendamento'] ?? []),
    ],
    ...Object.entries(preSolicitacoes),
    ...buildOffice(now, pedidos['agendamento'] ?? [], clinics.tables['prestador'] ?? []),
  ]);
}

function exameRecord(e: (typeof EXAMES)[number], index: number): DataRecord {
  return {
    id: index + 1,
    empresa_id: EMPRESA.id,
    name: e.name,
    code: e.code,
    tipo: e.tipo,
    codigo_tuss: e.tuss,
    duracao_minutos: e.minutes,
    pcd: e.pcd,
    codigo_esocial: e.codigoEsocial,
    // One is registered without it, so that there is somebody whom only an attendant can schedule (doc2 §4).
    procedimento_diagnostico_id: e.chave === 'vibracao' ? null : Number(e.codigoEsocial ?? 9000 + index),
    recommendation: e.recommendation,
    jejum_horas: e.jejumHoras,
    repouso_auditivo_horas: e.repousoAuditivoHoras,
    validade_meses: e.validadeMeses,
  };
}

function feriados(today: CivilDate): DataRecord[] {
  const year = Number(today.slice(0, 4));
  const years = [year - 1, year, year + 1, year + 2];
  return CIDADES.flatMap((cidade) =>
    years.flatMap((a) =>
      cidadeFeriados(cidade, a).map(([date, name]) => ({
        cidade_id: cidade.id,
        data_feriado: date,
        nome: name,
      })),
    ),
  ).map((record, index) => ({ id: index + 1, ...record }));
}
