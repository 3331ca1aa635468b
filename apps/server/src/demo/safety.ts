import type { DataRecord } from './batch.ts';
import { EMPRESA, exameIdOf } from './clientes.ts';
import { riscoIdOf } from './funcionarios.ts';

const ACTIVITIES = [
  [
    'Trabalho em altura',
    'NR-35',
    'Apto para trabalho em altura',
    ['acuidade', 'ecg', 'eeg', 'glicemia', 'psicossocial', 'romberg'],
  ],
  [
    'Espaço confinado',
    'NR-33',
    'Apto para espaço confinado',
    ['acuidade', 'ecg', 'eeg', 'glicemia', 'psicossocial'],
  ],
  [
    'Instalações elétricas',
    'NR-10',
    'Apto para serviços em eletricidade',
    ['acuidade', 'ecg', 'eeg', 'glicemia'],
  ],
  [
    'Operação de máquinas e veículos',
    'NR-11',
    'Apto para operar máquinas e veículos',
    ['acuidade', 'audiometria', 'ecg', 'toxicologico'],
  ],
  ['Brigada de emergência', 'NR-23', 'Apto para a brigada de emergência', ['ecg', 'glicemia']],
] as const;

const COLLECTIVE = [
  [
    'Guarda-corpo e linha de vida',
    'PROTECAO_QUEDA',
    'SIM',
    'Vistoria mensal e laudo de ancoragem.',
    ['altura'],
  ],
  [
    'Exaustor na bancada de solda',
    'VENTILACAO',
    'SIM',
    'Medição anual da velocidade do ar.',
    ['fumos', 'solventes'],
  ],
  [
    'Enclausuramento do compressor',
    'ENCLAUSURAMENTO',
    'NAO',
    'Dosimetria: ainda acima de 85 dB(A).',
    ['ruido'],
  ],
] as const;

const MEASURES = [
  ['Rodízio entre postos a cada duas horas', 'ADMINISTRATIVA', 'SIM', ['repetitivo', 'postura']],
  ['Corte a úmido de blocos e pisos', 'ENGENHARIA', 'SIM', ['silica']],
] as const;

const SOURCES = [
  ['Serra circular e policorte', 'MAQUINA', ['ruido', 'silica']],
  ['Forno de panificação', 'MAQUINA', ['calor']],
  ['Desengraxante à base de solvente', 'SUBSTANCIA', ['solventes']],
] as const;

type Table =
  | 'atividade_especifica'
  | 'atividade_procedimento'
  | 'atividade_parecer'
  | 'epc'
  | 'epc_risco'
  | 'medida_adm_engenharia'
  | 'medida_adm_engenharia_risco'
  | 'fonte_geradora'
  | 'fonte_geradora_risco';

/** Activities with what they demand, and measures and sources with the risks that they are about. */
export function safetyTables(): Readonly<Record<Table, readonly DataRecord[]>> {
  const own = (records: readonly object[]): DataRecord[] =>
    records.map((each, index) => ({ id: index + 1, empresa_id: EMPRESA.id, ...each }));
  const risksOf = (of: readonly (readonly [id: number, risks: readonly string[]])[], by: string) =>
    own(of.flatMap(([id, risks]) => risks.map((key) => ({ [by]: id, risco_id: riscoIdOf(key) }))));
  return {
    atividade_especifica: own(ACTIVITIES.map(([name]) => ({ name }))),
    atividade_procedimento: own(
      ACTIVITIES.flatMap(([, , , exames], index) =>
        exames.map((key) => ({ atividade_id: index + 1, procedimento_id: exameIdOf(key) })),
      ),
    ),
    atividade_parecer: own(
      ACTIVITIES.map(([, norm, text], index) => ({ atividade_id: index + 1, descricao: text, norma: norm })),
    ),
    epc: own(
      COLLECTIVE.map(([text, kind, works, how]) => ({
        descricao: text,
        tipo: kind,
        eficaz: works,
        eficacia: how,
      })),
    ),
    epc_risco: risksOf(
      COLLECTIVE.map(([, , , , risks], index) => [index + 1, risks]),
      'epc_id',
    ),
    medida_adm_engenharia: own(
      MEASURES.map(([text, kind, works]) => ({ descricao: text, tipo: kind, eficaz: works })),
    ),
    medida_adm_engenharia_risco: risksOf(
      MEASURES.map(([, , , risks], index) => [index + 1, risks]),
      'medida_id',
    ),
    fonte_geradora: own(SOURCES.map(([text, kind]) => ({ descricao: text, tipo: kind }))),
    fonte_geradora_risco: risksOf(
      SOURCES.map(([, , risks], index) => [index + 1, risks]),
      'fonte_geradora_id',
    ),
  };
}
