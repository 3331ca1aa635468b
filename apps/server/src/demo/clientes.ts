import { cnoCheckDigit, formatCnpj, INSCRICAO_KIND } from '@apto/domain/documents';
import type { RandomSource } from './random.ts';
import { cargosForBusinessLine, type DemoCargo } from './catalogue/cargos.ts';
import { cidadeNamed, type DemoCidade } from './catalogue/cidades.ts';
import { CLIENTES, type DemoCliente } from './catalogue/clientes.ts';
import { MEDICOS } from './medicos.ts';
import { STREETS } from './catalogue/names.ts';
import { EXAMES, EXAMES_BY_RISCO, EXAMES_BY_TYPE } from './catalogue/exames.ts';
import type { DataRecord } from './batch.ts';
import { marker } from '../platform/cipher.ts';
import { DEMO_KEY, DEMO_MARK } from './state.ts';

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
  // The start after the seed marks it with its own key ring.
  chave_marca: marker(DEMO_KEY),
  chave_criada_em: '2026-01-05T12:00:00Z',
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

/** Where something is, by its place in the list: the same on every run, and no draw of the random source. */
const addressAt = (cidade: DemoCidade, n: number): DataRecord => ({
  zip_code: `${cidade.cep}${String(310_000 + n * 37).slice(0, 6)}`.slice(0, 8),
  street: STREETS[n % STREETS.length],
  number: String(100 + n * 13),
  address_complement: n % 3 === 0 ? 'Galpão 2' : null,
  neighborhood: cidade.neighborhoods[n % cidade.neighborhoods.length],
  cidade_id: cidade.id,
});

/** The CNO of a building site: a branch that is registered by it, not by a CNPJ. */
const cnoAt = (n: number): string => {
  const base = `90${String(1_234_567 + n * 101).padStart(7, '0')}71`;
  return base + cnoCheckDigit(base);
};

/** A land line by its place in the list. */
const phoneAt = ({ ddd }: DemoCidade, n: number): string => `${ddd}3${String(2_310_000 + n * 41)}`;

/** The activity that stands behind a risk, by its place in the registry (safety.ts). */
const RISKY_ACTIVITIES = [
  ['altura', 1],
  ['eletricidade', 3],
] as const;

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
    | 'cargo_atividade'
    | 'cliente_procedimento'
    | 'cliente_metodo_atendimento',
    DataRecord[]
  > = {
    cliente: [],
    unidade: [],
    setor: [],
    cargo: [],
    hierarquia: [],
    cargo_atividade: [],
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
    const head = cidadeNamed(data.unidades[0]?.[1] ?? '');
    const clienteId = add('cliente', {
      empresa_id: EMPRESA.id,
      code: data.code,
      name: data.name,
      apelido: data.apelido,
      inscricao: registrationNumber,
      cor_marca: data.corMarca,
      grau_risco: data.riscoLevel,
      medico_pcmso_id: (index % MEDICOS.length) + 1,
      email: `rh@${data.domain}`,
      phone: phoneAt(head, index),
      ...addressAt(head, index),
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
      if (!setores.has(m.setor)) {
        const code = `S${String(setores.size + 1).padStart(2, '0')}`;
        setores.set(m.setor, add('setor', { cliente_id: clienteId, name: m.setor, code }));
      }
      const code = `C${String(cargos.size + 1).padStart(2, '0')}`;
      cargos.set(m.cargo, add('cargo', { cliente_id: clienteId, name: m.cargo, code, cbo: m.cbo }));
    }
    const positions = data.unidades.flatMap(([name, cidadeName], order) => {
      const cidade = cidadeNamed(cidadeName);
      const isSite = /\bobra\b/i.test(name);
      const unidadeId = add('unidade', {
        cliente_id: clienteId,
        name,
        trade_code: `${cidade.uf}${String(order + 1).padStart(2, '0')}`,
        tp_insc: isSite ? INSCRICAO_KIND.CNO : INSCRICAO_KIND.CNPJ,
        inscricao: isSite ? cnoAt(index) : registrationNumber,
        risk_level: data.riscoLevel,
        email: order === 0 ? `rh@${data.domain}` : null,
        phone: phoneAt(cidade, index * 7 + order),
        ...addressAt(cidade, index * 7 + order),
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
      for (const [risk, activity] of RISKY_ACTIVITIES)
        if (m.riscos.includes(risk))
          add('cargo_atividade', {
            empresa_id: EMPRESA.id,
            cliente_id: clienteId,
            cargo_id: cargos.get(m.cargo) ?? 0,
            atividade_id: activity,
          });
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
