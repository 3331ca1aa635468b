import { MATRIX_CLASSES, MATRIX_SIZE, MATRIX_START } from '@apto/domain/registry';
import type { DataRecord } from './batch.ts';
import { EXAMES, EXAMES_BY_RISCO, RISCOS } from './catalogue/exames.ts';
import { EMPRESA, exameIdOf, type BuiltCliente, type Position } from './clientes.ts';
import { riscoIdOf, type BuiltFuncionario } from './funcionarios.ts';

/** The registry 'Exames por risco': each exam of a risk, in all five occupational exams. */
export const riskExamRecords = (): DataRecord[] =>
  RISCOS.flatMap(({ chave: key }) => (EXAMES_BY_RISCO.get(key) ?? []).map((exame) => ({ key, exame }))).map(
    ({ key, exame }, index) => ({
      id: index + 1,
      empresa_id: EMPRESA.id,
      risco_id: riscoIdOf(key),
      procedimento_id: exameIdOf(exame),
      admissional: true,
      periodico: true,
      retorno_trabalho: true,
      demissional: true,
      mudanca_funcao: true,
      periodicidade_meses: EXAMES[exameIdOf(exame) - 1]?.validadeMeses ?? null,
    }),
  );

/** Where a risk of the demonstration comes from, how it reaches people, how probable and how severe it is. */
const PLACES: readonly (readonly [
  risk: string,
  description: string,
  path: string,
  probability: number,
  severity: number,
])[] = [
  ['ruido', 'Ruído contínuo de máquinas e motores', 'Ar, em todo o ambiente', 4, 3],
  ['silica', 'Poeira do corte de blocos e pisos', 'Ar, pelas vias respiratórias', 3, 4],
  ['biologico', 'Contato com material biológico', 'Contato com sangue e secreções', 2, 4],
  ['altura', 'Queda de mais de dois metros', 'Trabalho em andaimes e telhados', 2, 5],
  ['repetitivo', 'Movimentos repetitivos dos braços', 'Postura e ritmo do trabalho', 4, 2],
];

/**
 * The company's matrix, risks as they are found, and which positions are exposed to them. One where somebody waits for
 * the safety team to name their risks has no profile yet: a profile would name them.
 */
export function exposureTables(
  clientes: readonly BuiltCliente[],
  funcionarios: readonly BuiltFuncionario[],
): Record<'matriz_config' | 'descricao_risco' | 'perfil_exposicao', DataRecord[]> {
  const classes = Object.fromEntries(
    MATRIX_CLASSES.flatMap(({ id, label, tone, days }) => [
      [`classe${id}`, label],
      [`tom${id}`, tone],
      [`prazo${id}`, days],
    ]),
  ) as DataRecord;
  const waiting = new Set(
    funcionarios.flatMap(({ riscos, position }) => (riscos.length === 0 ? [position.hierarquiaId] : [])),
  );
  const isAssessed = ({ hierarquiaId }: Position) => !waiting.has(hierarquiaId);
  const exposed = clientes.slice(0, 4).flatMap(({ id: clienteId, positions }) =>
    positions
      .filter(isAssessed)
      .slice(0, 12)
      .flatMap(({ hierarquiaId, model }) =>
        PLACES.flatMap(([key, , , probability, severity], index) =>
          model.riscos.includes(key)
            ? [
                {
                  empresa_id: EMPRESA.id,
                  cliente_id: clienteId,
                  hierarquia_id: hierarquiaId,
                  descricao_risco_id: index + 1,
                  exposicao: key === 'altura' ? 'EVENTUAL' : 'HABITUAL',
                  probabilidade: probability,
                  severidade: severity,
                },
              ]
            : [],
        ),
      ),
  );
  return {
    matriz_config: [
      {
        id: 1,
        empresa_id: EMPRESA.id,
        name: 'Matriz 5 × 5',
        padrao: true,
        niveis: MATRIX_SIZE,
        celulas: MATRIX_START,
        ...classes,
      },
    ],
    descricao_risco: PLACES.map(([key, description, path], index) => ({
      id: index + 1,
      empresa_id: EMPRESA.id,
      risco_id: riscoIdOf(key),
      descricao: description,
      trajetoria: path,
    })),
    perfil_exposicao: exposed.map((record, index) => ({ id: index + 1, ...record })),
  };
}
