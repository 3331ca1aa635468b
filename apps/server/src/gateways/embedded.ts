import { copyFile, mkdir, open as openFile, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { comesLater, dueAgain, TIPO_EXAME } from '@apto/domain/exames';
import { nowInSaoPaulo } from '@apto/domain/time';
import { and, eq, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabasePort, Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { funcionarioExame, procedimento, sentMessage } from '../db/schema.ts';
import type { Configuration } from '../platform/config.ts';
import { demoAsos } from './demo-aso.ts';
import { registeredRiscos } from './registered-riscos.ts';
import { examHierarquia, readRiskDemands } from './risk-exams.ts';
import {
  IntegrationError,
  type FilesPort,
  type EmailPort,
  type ProcedimentoSoc,
  type Receipt,
  type SocPort,
  type WhatsappPort,
} from '../platform/ports.ts';

const SOC_PROCEDIMENTO = z.strictObject({
  id: z.int(),
  name: z.string(),
  clinical: z.boolean(),
  pcd: z.boolean(),
  procedimento_diagnostico_id: z.nullable(z.int()),
  recommendation: z.nullable(z.string()),
  validade_meses: z.int(),
  last_done: z.nullable(z.string()),
  noted: z.nullable(z.string()),
  /** The customer asks for it of this position, whatever the risks say. */
  by_position: z.boolean(),
});

type GatewayName = 'soc' | 'email' | 'whatsapp';

/** Waits and fails as the environment asks, so that every caller is tried against a slow, broken system. */
async function simulateBehavior(config: Configuration, name: GatewayName): Promise<void> {
  const { latencyMs } = config.failures;
  if (latencyMs > 0) await new Promise((r) => setTimeout(r, latencyMs));
  if (config.failures[name] > 0 && Math.random() < config.failures[name]) {
    throw new IntegrationError(name, `Falha provocada por FAULT_${name.toUpperCase()}.`);
  }
}

/** SOC answered from this server's own registries: the employee's risks, and exams by position, risk and type. */
export function builtInSoc(database: DatabasePort, config: Configuration): SocPort {
  return {
    asos: config.demo ? demoAsos(database, () => simulateBehavior(config, 'soc')) : null,
    async riscos(funcionarioId) {
      await simulateBehavior(config, 'soc');
      return registeredRiscos(database.db, funcionarioId);
    },
    async procedimentos({ funcionarioId, clienteId, tipoExameId }) {
      await simulateBehavior(config, 'soc');
      const today = nowInSaoPaulo(Date.now()).data;
      const demands = await readRiskDemands(database.db, { funcionarioId, tipoExameId, today });
      const matches = await rows(
        database.db,
        SOC_PROCEDIMENTO,
        sql`select p.id, p.name, p.clinical, p.pcd, p.procedimento_diagnostico_id, p.recommendation, p.validade_meses,
              e.data_ultima_realizacao::text as last_done, e.data_refazer_exame::text as noted, bool_or(asked.by_position) as by_position
            from funcionario f
            left join hierarquia h on h.id = ${examHierarquia(sql`f`, tipoExameId)}
            join lateral (
              select cp.procedimento_id, true as by_position from cliente_procedimento cp
                where cp.cliente_id = f.customer_id and cp.tipo_exame_id = ${tipoExameId}
                  and (cp.cargo_id is null or cp.cargo_id = h.cargo_id)
              union all select unnest(${`{${[...demands.keys()].join(',')}}`}::int[]), false) asked on true
            join procedimento p on p.id = asked.procedimento_id and p.ativo and p.empresa_id = f.empresa_id
              and (p.sexo is null or f.sex is null or p.sexo = f.sex)
            left join lateral (
              select data_ultima_realizacao, data_refazer_exame from funcionario_exame
              where funcionario_id = f.id and procedimento_id = p.id
              order by data_ultima_realizacao desc limit 1) e on true
            where f.id = ${funcionarioId} and f.customer_id = ${clienteId}
            group by p.id, e.data_ultima_realizacao, e.data_refazer_exame
            order by p.clinical desc, p.name`,
      );
      const asked = matches.filter(({ id, by_position: byPosition, last_done: lastDone }) => {
        const demand = demands.get(id);
        return (
          byPosition ||
          lastDone !== null ||
          demand === undefined ||
          tipoExameId !== TIPO_EXAME.PERIODICO ||
          !comesLater(demand, today)
        );
      });
      const procedimentos: ProcedimentoSoc[] = asked.map((a) => ({
        id: a.id,
        name: a.name,
        clinical: a.clinical,
        pcd: a.pcd,
        procedimentoDiagnosticoId: a.procedimento_diagnostico_id,
        recommendation: a.recommendation,
      }));
      const [clinical] = await database.db
        .select({ day: max(funcionarioExame.dataUltimaRealizacao) })
        .from(funcionarioExame)
        .innerJoin(procedimento, eq(procedimento.id, funcionarioExame.procedimentoId))
        .where(and(eq(funcionarioExame.funcionarioId, funcionarioId), eq(procedimento.clinical, true)));
      return {
        procedimentos,
        ultimoExameClinico: clinical?.day ?? null,
        examesEmDia: asked.flatMap(({ id, last_done: done, noted, validade_meses: validadeMeses }) => {
          if (done === null) return [];
          const due = dueAgain({ done, noted, validadeMeses }, demands.get(id) ?? null);
          return due > today ? [{ idExame: id, dataUltimaRealizacao: done, dataRefazerExame: due }] : [];
        }),
      };
    },
  };
}

/** The demonstration's mailbox is everybody's in it; in any other installation nobody whom a message is for reads it. */
const keptHere = ({ demo }: Configuration): Receipt => ({ outcome: demo ? 'ENTREGUE' : 'NA_CAIXA' });

/** E-mail that ends in a table of this database, readable in the demonstration. A message that came before is kept once. */
export function builtInEmail(database: DatabasePort, config: Configuration): EmailPort {
  return {
    async send({ to, subject, body, id, attachments = [] }) {
      await simulateBehavior(config, 'email');
      await database.db
        .insert(sentMessage)
        .values({
          canal: 'EMAIL',
          destino: to,
          assunto: subject,
          corpo: body,
          mensagemId: id ?? null,
          anexos: attachments.map(({ name }) => name),
        })
        .onConflictDoNothing();
      return keptHere(config);
    },
  };
}

/** WhatsApp that ends in the same table. */
export function builtInWhatsapp(database: DatabasePort, config: Configuration): WhatsappPort {
  return {
    async send({ phone, body, id, attachments = [] }) {
      await simulateBehavior(config, 'whatsapp');
      await database.db
        .insert(sentMessage)
        .values({
          canal: 'WHATSAPP',
          destino: phone,
          corpo: body,
          mensagemId: id ?? null,
          anexos: attachments.map(({ name }) => name),
        })
        .onConflictDoNothing();
      return keptHere(config);
    },
  };
}

/** Has the system write down what it still holds of a file. */
async function writeDown(path: string): Promise<void> {
  const file = await openFile(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Moves a file, also to another disk, and has it written down before it says so. */
async function keep(from: string, to: string): Promise<void> {
  await writeDown(from);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const copy = `${to}.parcial`;
    await copyFile(from, copy);
    await writeDown(copy);
    await rename(copy, to);
  }
}

/** Files in DATA_DIR/arquivos. */
export function builtInFiles(folder: string): FilesPort {
  const root = join(folder, 'arquivos');
  const path = (key: string): string => {
    const complete = normalize(join(root, key));
    if (!complete.startsWith(root + sep))
      throw new IntegrationError('arquivos', 'Chave de arquivo inválida.');
    return complete;
  };
  return {
    async save(key, file) {
      const destination = path(key);
      await mkdir(dirname(destination), { recursive: true, mode: 0o700 });
      await keep(file.path, destination);
    },
    async open(key) {
      try {
        return (await openFile(path(key))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
  };
}

/** The embedded mailbox keeps what it sent in clear, links included: not for long. */
export const clearSent = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from mensagem_enviada where created_at < now() - interval '7 days'`);
