import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { normalizeCpf } from '@apto/domain/documents';
import { knownName, logoAddress } from '../clientes/repository.ts';
import type { Db } from '../db/port.ts';
import { agendamento, cliente, tokenAutoagendamento as table } from '../db/schema.ts';
import { openSession } from '../platform/authentication.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { NewMessage } from '../platform/records.ts';
import { isLinkOpen } from '../links/lasting.ts';
import { tokenMark } from '../links/repository.ts';
import { checkPassword } from './password.ts';

export interface CheckedLink {
  tokenId: number;
  agendamentoId: number;
}

/** Wrong CPFs that a link bears before it stops answering, however slowly they are tried. */
const LINK_ATTEMPTS = 20;

/**
 * The link that this CPF and token open, or null. Unknown CPF, wrong token, expired and revoked link
 * look alike and take alike (decision 19).
 */
export async function checkEmployee(
  db: Db,
  nowMs: number,
  username: string,
  token: string,
): Promise<CheckedLink | null> {
  const cpf = normalizeCpf(username);
  const sameCpf = eq(agendamento.cpfFuncionario, cpf);
  const [found] = await db
    .update(table)
    .set({ tentativas: sql`${table.tentativas} + (case when ${sameCpf} then 0 else 1 end)` })
    .from(agendamento)
    .where(
      and(
        eq(agendamento.id, table.agendamentoId),
        eq(table.tokenHash, tokenMark(token)),
        isLinkOpen(nowMs),
        lt(table.tentativas, LINK_ATTEMPTS),
      ),
    )
    .returning({
      tokenId: table.id,
      agendamentoId: table.agendamentoId,
      sameCpf: sql<boolean>`${sameCpf}`,
    });
  // The work of a password, so that this door takes as long as the other.
  await checkPassword(null, token);
  return found?.sameCpf ? { tokenId: found.tokenId, agendamentoId: found.agendamentoId } : null;
}

/**
 * Whose requests a CPF could open just now, and where the newest of them reaches the person; null for a CPF without an
 * open link. `empresaId` is null where links of more than one company are open.
 */
export async function ownerOfCpf(
  db: Db,
  nowMs: number,
  cpf: string,
): Promise<{ empresaId: number | null; to: Pick<NewMessage, 'canal' | 'destino'> | null } | null> {
  const open = await db
    .select({
      empresaId: agendamento.empresaId,
      email: agendamento.emailFuncionario,
      phone: agendamento.telefoneFuncionario,
    })
    .from(table)
    .innerJoin(agendamento, eq(agendamento.id, table.agendamentoId))
    .where(and(eq(agendamento.cpfFuncionario, cpf), isLinkOpen(nowMs)))
    .orderBy(desc(table.id))
    .limit(20);
  const [newest] = open;
  if (!newest) return null;
  const isOne = open.every(({ empresaId }) => empresaId === newest.empresaId);
  return {
    empresaId: isOne ? newest.empresaId : null,
    to: newest.email
      ? { canal: 'EMAIL', destino: newest.email }
      : newest.phone
        ? { canal: 'WHATSAPP', destino: newest.phone }
        : null,
  };
}

interface Inviter {
  readonly name: string;
  readonly urlLogo: string | null;
  readonly corMarca: string | null;
  /** Who asked for the exam. */
  readonly solicitante: string | null;
  readonly phone: string | null;
  readonly isBooked: boolean;
}

/** The customer whose request a link opens, or null: unknown, expired and revoked links look alike. */
export async function readInviter(db: Db, nowMs: number, token: string): Promise<Inviter | null> {
  const [found] = await db
    .select({
      name: knownName,
      urlLogo: logoAddress(sql`${cliente}.id`),
      corMarca: cliente.corMarca,
      solicitante: agendamento.nomeSolicitante,
      phone: agendamento.telefoneSolicitante,
      isBooked: sql<boolean>`${table.tipo} = 'ACOMPANHAR'`,
    })
    .from(table)
    .innerJoin(agendamento, eq(agendamento.id, table.agendamentoId))
    .innerJoin(cliente, eq(cliente.id, agendamento.clienteId))
    .where(
      and(eq(table.tokenHash, tokenMark(token)), isLinkOpen(nowMs), lt(table.tentativas, LINK_ATTEMPTS)),
    );
  return found ?? null;
}

export async function openForEmployee(
  db: Db,
  ring: KeyRing,
  nowMs: number,
  link: CheckedLink,
): Promise<string> {
  await db
    .update(table)
    .set({ usadoEm: sql`coalesce(${table.usadoEm}, now())` })
    .where(eq(table.id, link.tokenId));
  return openSession(db, ring, nowMs, { kind: 'autoagendamento', ...link });
}
