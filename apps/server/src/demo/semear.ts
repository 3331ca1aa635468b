import type { Agora, DataCivil } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { garantirMunicipios } from '../cidades/municipios.ts';
import { linha, type BancoPort, type Db } from '../db/port.ts';
import { montarAgendamentos } from './agendamentos.ts';
import { criarAleatorio } from './aleatorio.ts';
import { CIDADES } from './catalogo/cidades.ts';
import { EXAMES, RISCOS } from './catalogo/exames.ts';
import { EMPRESA, montarClientes } from './clientes.ts';
import { fabricaDeCnpj, fabricaDeCpf } from './documentos.ts';
import { feriadosDaCidade } from './feriados.ts';
import { montarFuncionarios } from './funcionarios.ts';
import { ajustarIdentidades, inserirEmLote, type Registro } from './lote.ts';
import { montarPrestadores } from './prestadores.ts';
import { montarUsuarios } from './usuarios.ts';

const SEMENTE = 20_261_124;
/** Appointments of the ordinary demonstration. */
export const AGENDAMENTOS_PADRAO = 3_000;

export interface OpcoesDaDemonstracao {
  agora: Agora;
  /** Appointments with their whole history; 3,000 unless told. */
  agendamentos?: number;
  /** Told of each table once its rows are in. */
  onTable?: (table: string, rows: number) => void;
}

const PERGUNTAS = [
  'O funcionário mudou de atividade desde o último exame?',
  'O funcionário trabalha em altura ou em espaço confinado?',
  'O funcionário manipula produtos químicos?',
  'O funcionário dirige veículos da empresa?',
];

/** What the database holds: nothing, this demonstration, or data of somebody. */
export async function estadoDoBanco(db: Db): Promise<'VAZIO' | 'DEMONSTRACAO' | 'OUTRO'> {
  const lida = await linha<{ empresas: number; demo: number }>(
    db,
    sql`select (select count(*)::int from empresa) as empresas,
               (select count(*)::int from empresa where cnpj = ${EMPRESA.cnpj} and api_key = ${EMPRESA.api_key}) as demo`,
  );
  if (!lida || lida.empresas === 0) return 'VAZIO';
  return lida.demo > 0 ? 'DEMONSTRACAO' : 'OUTRO';
}

/**
 * Fills an empty database with the demonstration: the same on every machine, dated from today. Does
 * nothing, and answers false, when there is already a company. One transaction: all or nothing.
 */
export async function semearDemonstracao(banco: BancoPort, opcoes: OpcoesDaDemonstracao): Promise<boolean> {
  if ((await estadoDoBanco(banco.db)) !== 'VAZIO') return false;
  const tabelas = await montarTabelas(opcoes.agora, opcoes.agendamentos ?? AGENDAMENTOS_PADRAO);
  return banco.transacao(async (tx) => {
    // Two processes of one demonstration may start together.
    await tx.execute(sql`select pg_advisory_xact_lock(4310002)`);
    if ((await estadoDoBanco(tx)) !== 'VAZIO') return false;
    await garantirMunicipios(tx);
    for (const { id, lat, lng } of CIDADES) {
      await tx.execute(sql`update cidade set lat = ${lat}, lng = ${lng} where id = ${id}`);
    }
    for (const [tabela, registros] of tabelas) {
      await inserirEmLote(tx, tabela, registros);
      opcoes.onTable?.(tabela, registros.length);
    }
    const comIdentidade = [...tabelas].filter(([, r]) => r[0] && 'id' in r[0]).map(([tabela]) => tabela);
    await ajustarIdentidades(tx, comIdentidade);
    // The embedded database gathers no statistics by itself, and pages take twice as long without them.
    await tx.execute(sql`analyze`);
    return true;
  });
}

async function montarTabelas(agora: Agora, agendamentos: number): Promise<Map<string, Registro[]>> {
  const aleatorio = criarAleatorio(SEMENTE);
  const cnpj = fabricaDeCnpj(aleatorio);
  const estrutura = montarClientes(aleatorio, cnpj);
  const clinicas = montarPrestadores(aleatorio, cnpj, agora.data, estrutura.clientes);
  const pessoas = montarFuncionarios(aleatorio, fabricaDeCpf(aleatorio), agora.data, estrutura.clientes);
  const pedidos = montarAgendamentos(
    aleatorio,
    agora,
    agendamentos,
    pessoas.funcionarios,
    clinicas.prestadores,
  );
  const { cliente_procedimento, cliente_metodo_atendimento, ...cadastroDeClientes } = estrutura.tabelas;
  // In the order of their references.
  return new Map<string, Registro[]>([
    ['empresa', [EMPRESA]],
    ...Object.entries(cadastroDeClientes),
    [
      'risco',
      RISCOS.map((r, i) => ({ id: i + 1, nome: r.nome, codigo_esocial: r.codigoEsocial, grupo: r.grupo })),
    ],
    ['procedimento', EXAMES.map(registroDoExame)],
    ['cliente_procedimento', cliente_procedimento ?? []],
    ['cliente_metodo_atendimento', cliente_metodo_atendimento ?? []],
    ['questionario_risco', PERGUNTAS.map((pergunta, i) => ({ id: i + 1, pergunta, ordem: i }))],
    ['feriado_municipal', feriados(agora.data)],
    ...Object.entries(clinicas.tabelas),
    ...Object.entries(await montarUsuarios(clinicas.prestadores[0]?.id ?? 1)),
    ...Object.entries(pessoas.tabelas),
    ...Object.entries(pedidos),
  ]);
}

function registroDoExame(e: (typeof EXAMES)[number], indice: number): Registro {
  return {
    id: indice + 1,
    name: e.name,
    code: e.code,
    clinical: e.clinical,
    pcd: e.pcd,
    codigo_esocial: e.codigoEsocial,
    procedimento_diagnostico_id: e.codigoEsocial === null ? null : Number(e.codigoEsocial),
    recommendation: e.recommendation,
    validade_meses: e.validadeMeses,
  };
}

function feriados(hoje: DataCivil): Registro[] {
  const ano = Number(hoje.slice(0, 4));
  const anos = [ano - 1, ano, ano + 1, ano + 2];
  return CIDADES.flatMap((cidade) =>
    anos.flatMap((a) =>
      feriadosDaCidade(cidade, a).map(([data, nome]) => ({ cidade_id: cidade.id, data_feriado: data, nome })),
    ),
  ).map((registro, indice) => ({ id: indice + 1, ...registro }));
}
