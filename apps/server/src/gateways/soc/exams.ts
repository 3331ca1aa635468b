import { socOfType } from '@apto/domain/exames';
import { laterDate, type CivilDate } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';
import { IntegrationError, type SocProcedimentosResponse } from '../../platform/ports.ts';
import type { SocExport, SocPerson } from './access.ts';
import { askExport } from './export.ts';
import type { PatientCaller } from './patience.ts';
import { SOC_DUE, SOC_SUGGESTED } from './shapes.ts';

/** How many years ahead an exam that is up to date may be due again: further than any periodicity of NR-7. */
const YEARS_AHEAD = 10;
const EXAME = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  clinical: z.boolean(),
  pcd: z.boolean(),
  procedimento_diagnostico_id: z.nullable(z.int()),
  recommendation: z.nullable(z.string()),
});

type KnownExame = z.output<typeof EXAME>;

/** SOC writes some codes with zeros before them and some without. */
export const sameCode = (a: string, b: string): boolean =>
  a.replace(/^0+(?=.)/, '') === b.replace(/^0+(?=.)/, '');

/** What SOC says of the exams of one employee. */
interface SaidExams {
  /** Suggested for the exam type; none of a type that SOC does not know. */
  readonly asked: z.output<typeof SOC_SUGGESTED>;
  /** Done, and when they are due again. */
  readonly done: z.output<typeof SOC_DUE>;
}

/** How one company asks SOC about exams. */
interface ExamAccess {
  readonly base: string;
  readonly caller: PatientCaller;
  /** SOC's own code of the company. */
  readonly principal: string;
  readonly suggested: SocExport;
  readonly due: SocExport;
}

/** Asks SOC for both lists at once. @throws IntegrationError */
export async function askExams(
  { base, caller, principal, suggested, due }: ExamAccess,
  person: SocPerson,
  tipoExameId: number,
  today: CivilDate,
): Promise<SaidExams> {
  const examType = socOfType(tipoExameId);
  const [asked, done] = await Promise.all([
    examType === null
      ? []
      : caller.ask((ms) =>
          askExport(
            base,
            suggested,
            {
              empresa: person.cliente,
              tipoBusca: '1',
              codigoFuncionario: person.code,
              tipoExame: examType,
            },
            SOC_SUGGESTED,
            ms,
          ),
        ),
    caller.ask((ms) =>
      askExport(
        base,
        due,
        {
          empresa: principal,
          empresaTrabalho: person.cliente,
          funcionarios: person.code,
          periodo: `12/${Number(today.slice(0, 4)) + YEARS_AHEAD}`,
          exame: '',
          convocarClinico: '0',
          nuncaRealizados: '0',
          periodicosNuncaRealizados: '1',
          selecao: '2',
          examesPendentes: '0',
          convocaPendentesPCMSO: '0',
        },
        SOC_DUE,
        ms,
      ),
    ),
  ]);
  // Whatever was asked for, what is somebody else's is not theirs.
  return { asked, done: done.filter(({ CODIGOFUNCIONARIO: code }) => sameCode(code, person.code)) };
}

/** The exams of the company's registry that SOC named. */
export const readKnownExams = (
  db: Db,
  empresaId: number,
  { asked, done }: SaidExams,
): Promise<KnownExame[]> => {
  const codes = [...asked.map((e) => e.CODIGO_EXAME), ...done.map((e) => e.CODIGOEXAME)];
  return rows(
    db,
    EXAME,
    sql`select id, code, name, clinical, pcd, procedimento_diagnostico_id, recommendation from procedimento
        where empresa_id = ${empresaId} and ativo
          and code in (select jsonb_array_elements_text(${JSON.stringify([...new Set(codes)])}::jsonb))`,
  );
};

/**
 * What SOC said, in the exams of the registry.
 * @throws IntegrationError where it asks for one that nobody here can schedule: it must not vanish from what is to be done
 */
export function examsOf(
  { asked, done }: SaidExams,
  known: readonly KnownExame[],
  today: CivilDate,
): SocProcedimentosResponse {
  const byCode = new Map(known.map((exame) => [exame.code, exame]));
  const unknown = asked.filter(({ CODIGO_EXAME: code }) => !byCode.has(code));
  if (unknown.length > 0)
    throw new IntegrationError(
      'soc',
      `soc pede exames que não estão no cadastro: ${unknown.map((e) => e.CODIGO_EXAME).join(', ')}.`,
    );
  const procedimentos = [...new Set(asked.map((e) => e.CODIGO_EXAME))]
    .flatMap((code) => byCode.get(code) ?? [])
    .sort((a, b) => Number(b.clinical) - Number(a.clinical) || a.name.localeCompare(b.name, 'pt-BR'));
  const wasDone = done.flatMap(({ CODIGOEXAME: code, DATARESULTADO: last, REFAZER: due }) => {
    const exame = byCode.get(code);
    return exame && last !== null ? [{ exame, last, due }] : [];
  });
  return {
    procedimentos: procedimentos.map(({ id, name, clinical, pcd, recommendation, ...exame }) => ({
      id,
      name,
      clinical,
      pcd,
      procedimentoDiagnosticoId: exame.procedimento_diagnostico_id,
      recommendation,
    })),
    ultimoExameClinico: wasDone
      .filter(({ exame }) => exame.clinical)
      .reduce<string | null>((day, { last }) => (day === null ? last : laterDate(day, last)), null),
    examesEmDia: wasDone.flatMap(({ exame, last, due }) =>
      due !== null && due > today
        ? [{ idExame: exame.id, dataUltimaRealizacao: last, dataRefazerExame: due }]
        : [],
    ),
  };
}
