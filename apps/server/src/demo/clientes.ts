import { formatCnpj } from '@apto/domain/documents';
import type { RandomSource } from './random.ts';
import { cargosForBusinessLine, type DemoCargo } from './catalogue/cargos.ts';
import { cidadeNamed, type DemoCidade } from './catalogue/cidades.ts';
import { CLIENTES, type DemoCliente } from './catalogue/clientes.ts';
import { EXAMES, EXAMES_BY_RISCO, EXAMES_BY_TYPE } from './catalogue/exames.ts';
import type { DataRecord } from './batch.ts';
import { DEMO_MARK } from './state.ts';

export interface Position {
  hierarquiaId: number;
  unidadeId: number;
  setorId: number;
  cargoId: number;
  cidade: DemoCidade;
  model: DemoCargo;
}

export interface BuiltCliente {
  id: number;
  dados: DemoCliente;
  cnpj: string;
  cidades: readonly DemoCidade[];
  positions: readonly Position[];
}

export const EMPRESA = {
  id: 1,
  name: 'Bem Cuidar Saúde Ocupacional Ltda.',
  trade_name: 'Bem Cuidar',
  ...DEMO_MARK,
  limite_datas: 10,
  dias_atendimento: 3,
  tipo: 'GESTORA',
} as const;

const OCCUPATIONAL = [1, 2, 3, 4, 5] as const;

/** Id of an exam: its position in the catalogue, from 1. */
export const exameIdOf = (key: string): number => {
  const id = EXAMES.findIndex((e) => e.chave === key) + 1;
  if (id === 0) throw new Error(`Exame fora do catálogo: ${key}`);
  return id;
};

/** What the customer wants for a position beyond what its risks ask for. */
const ownExames = ({ riscos, exames }: DemoCargo): string[] =>
  exames.filter((key) => !riscos.some((risco) => EXAMES_BY_RISCO.get(risco)?.includes(key)));

export interface Structure {
  clientes: BuiltCliente[];
  tables: Record<string, DataRecord[]>;
}

/** Customers with branches, departments, positions and hierarchies, and the exams that SOC asks for each. */
export function buildClientes(random: RandomSource, cnpj: (alphanumeric: boolean) => string): Structure {
  const tables: Record<
    | 'cliente'
    | 'unidade'
    | 'setor'
    | 'cargo'
    | 'hierarquia'
    | 'cliente_procedimento'
    | 'cliente_metodo_atendimento',
    DataRecord[]
  > = {
    cliente: [],
    unidade: [],
    setor: [],
    cargo: [],
    hierarquia: [],
    cliente_procedimento: [],
    cliente_metodo_atendimento: [],
  };
  /** Adds a row and answers its id: its position, from 1. */
  const add = (table: keyof typeof tables, record: DataRecord): number => {
    const id = tables[table].length + 1;
    tables[table].push({ id, ...record });
    return id;
  };
  const clientes = CLIENTES.map((data, index): BuiltCliente => {
    const registrationNumber = cnpj(index % 4 === 3);
    const clienteId = add('cliente', {
      empresa_id: EMPRESA.id,
      code: data.code,
      name: data.name,
      apelido: data.apelido,
      inscricao: registrationNumber,
      cor_marca: data.corMarca,
      aso_retido: data.asoRetido,
      usa_reserva_horario: data.usaReservaHorario,
      permite_alterar_metodo_reserva_horario: data.usaReservaHorario,
      quem_agenda: data.quemAgenda,
      quem_avisa: data.quemAvisa,
      desabilitar_questionario_risco: data.desabilitarQuestionarioRisco,
      limite_reagendamento: random.integer(1, 3),
      horas_bloqueio_alterar: data.blockHours,
      horas_bloqueio_desistencia: data.blockHours,
      horas_bloqueio_cancelar: data.blockHours,
      cliente_nao_alterar_situacao_no_demissional: index % 5 === 4,
      ativo: true,
    });
    const models = cargosForBusinessLine(data.businessLine);
    const setores = new Map<string, number>();
    const cargos = new Map<string, number>();
    for (const m of models) {
      if (!setores.has(m.setor)) setores.set(m.setor, add('setor', { cliente_id: clienteId, name: m.setor }));
      cargos.set(m.cargo, add('cargo', { cliente_id: clienteId, name: m.cargo }));
    }
    const positions = data.unidades.flatMap(([name, cidadeName], order) => {
      const cidade = cidadeNamed(cidadeName);
      const unidadeId = add('unidade', {
        cliente_id: clienteId,
        name,
        trade_code: `${cidade.uf}${String(order + 1).padStart(2, '0')}`,
        cnpj: registrationNumber,
        risk_level: data.riscoLevel,
        cidade_id: cidade.id,
      });
      return models.map((model): Position => {
        const setorId = setores.get(model.setor) ?? 0;
        const cargoId = cargos.get(model.cargo) ?? 0;
        const hierarquiaId = add('hierarquia', {
          cliente_id: clienteId,
          unidade_id: unidadeId,
          setor_id: setorId,
          cargo_id: cargoId,
        });
        return { hierarquiaId, unidadeId, setorId, cargoId, cidade, model };
      });
    });
    const exame = (cargoId: number | null, type: number, key: string) =>
      add('cliente_procedimento', {
        cliente_id: clienteId,
        cargo_id: cargoId,
        tipo_exame_id: type,
        procedimento_id: exameIdOf(key),
      });
    for (const m of models) {
      for (const type of OCCUPATIONAL) {
        for (const key of ownExames(m)) exame(cargos.get(m.cargo) ?? 0, type, key);
      }
    }
    // Any position, also one that an import makes, has at least the clinical exam.
    for (const type of OCCUPATIONAL) exame(null, type, 'clinico');
    for (const [type, keys] of Object.entries(EXAMES_BY_TYPE)) {
      for (const key of keys) exame(null, Number(type), key);
    }
    if (data.quemAgenda !== 'USUARIO_ESCOLHE') {
      add('cliente_metodo_atendimento', {
        cliente_id: clienteId,
        tipo_exame_id: 2,
        quem_agenda: data.quemAgenda,
        quem_avisa: data.quemAvisa,
      });
    }
    const cidades = [...new Set(positions.map((p) => p.cidade))];
    return { id: clienteId, dados: data, cnpj: formatCnpj(registrationNumber), cidades, positions };
  });
  return { clientes, tables };
}
