import { activityRule, examesByRisk, TIPO_EXAME, type RiskDemand, type RiskRule } from '@apto/domain/exames';
import { RISK_EXAM_TYPES } from '@apto/domain/registry';
import type { CivilDate } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';

const PERSON = z.strictObject({
  sex: z.nullable(z.string()),
  nascimento: z.nullable(z.string()),
  admissao: z.nullable(z.string()),
});
const RULE = z.strictObject({
  procedimento_id: z.int(),
  periodicidade_meses: z.nullable(z.int()),
  primeiro_apos_meses: z.nullable(z.int()),
  sex: z.nullable(z.enum(['F', 'M'])),
  idade_minima: z.nullable(z.int()),
  idade_maxima: z.nullable(z.int()),
  types: z.array(z.int()),
});

/** `retornoTrabalho` as its column spells it. */
const columnOf = (name: string) =>
  sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const ACTIVITY_RULE = z.strictObject({
  procedimento_id: z.int(),
  periodicidade_meses: z.nullable(z.int()),
});

/** The hierarchy that an exam is of: that of a function change, the one that the employee goes to (NR-7 7.5.10). */
export const examHierarquia = (funcionario: SQL, tipoExameId: number): SQL =>
  tipoExameId === TIPO_EXAME.MUDANCA_FUNCAO
    ? sql`coalesce((select p.para_hierarquia_id from mudanca_pendente p where p.funcionario_id = ${funcionario}.id),
        ${funcionario}.customer_hierarchy_id)`
    : sql`${funcionario}.customer_hierarchy_id`;

/** The exams that the activities of the employee's position demand (registry 'atividades-especificas'). */
const readActivityRules = (db: Db, funcionarioId: number, tipoExameId: number) =>
  rows(
    db,
    ACTIVITY_RULE,
    sql`select ap.procedimento_id, ap.periodicidade_meses
        from funcionario f
        join hierarquia h on h.id = ${examHierarquia(sql`f`, tipoExameId)}
        join cargo_atividade ca on ca.cargo_id = h.cargo_id and ca.ativo
        join atividade_especifica v on v.id = ca.atividade_id and v.ativo
        join atividade_procedimento ap on ap.atividade_id = v.id and ap.ativo
        where f.id = ${funcionarioId}`,
  );

/**
 * What the registry 'risco-procedimento' asks for of this employee's risks, and what the activities of the position ask
 * for, judged by the domain. A function change also asks for the exams of the risks that await them.
 */
export async function readRiskDemands(
  db: Db,
  { funcionarioId, tipoExameId, today }: { funcionarioId: number; tipoExameId: number; today: CivilDate },
): Promise<ReadonlyMap<number, RiskDemand>> {
  const types = sql.join(
    RISK_EXAM_TYPES.map(
      ({ name, tipoExame }) => sql`case when rp.${columnOf(name)} then ${tipoExame}::int end`,
    ),
    sql`, `,
  );
  const rules = await rows(
    db,
    RULE,
    sql`select rp.procedimento_id, rp.periodicidade_meses, rp.primeiro_apos_meses, rp.sexo as sex, rp.idade_minima,
          rp.idade_maxima, array_remove(array[${types}], null) as types
        from (select x.risco_id from risco_do_funcionario x where x.funcionario_id = ${funcionarioId}
          ${
            tipoExameId === TIPO_EXAME.MUDANCA_FUNCAO
              ? sql`union select unnest(p.riscos_para) from mudanca_pendente p where p.funcionario_id = ${funcionarioId}`
              : sql``
          }) fr
        join risco r on r.id = fr.risco_id and r.ativo
        join risco_procedimento rp on rp.risco_id = r.id and rp.ativo`,
  );
  const person = await row(
    db,
    PERSON,
    sql`select sex, data_nascimento::text as nascimento, admission_date::text as admissao
        from funcionario where id = ${funcionarioId}`,
  );
  const ofActivities = await readActivityRules(db, funcionarioId, tipoExameId);
  const ofRisks = rules.map((rule): RiskRule => ({
    procedimentoId: rule.procedimento_id,
    tiposExame: rule.types,
    periodicidadeMeses: rule.periodicidade_meses,
    primeiroAposMeses: rule.primeiro_apos_meses,
    sex: rule.sex,
    idadeMinima: rule.idade_minima,
    idadeMaxima: rule.idade_maxima,
  }));
  return examesByRisk(
    [...ofRisks, ...ofActivities.map((each) => activityRule(each.procedimento_id, each.periodicidade_meses))],
    person ?? { sex: null, nascimento: null, admissao: null },
    tipoExameId,
    today,
  );
}
