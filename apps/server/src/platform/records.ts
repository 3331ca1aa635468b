import type { Recipient } from '@apto/domain/templates';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { kept, keptRows } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { audit, message, outbox } from '../db/schema.ts';
import { encrypt } from './cipher.ts';
import type { KeyRing } from './key-ring.ts';
import type { Session } from './session.ts';

export interface NewAudit {
  /** Verb in the wire's words: 'CRIAR', 'ALTERAR', 'LER', 'EXPORTAR' … */
  acao: string;
  /** Table name. */
  recurso: string;
  recursoId?: number | null;
  clienteId?: number | null;
  /** The session's, unless told: a refused entry has none. */
  empresaId?: number | null;
  /** Reads and writes of health data (LGPD art. 11). */
  dadoDeSaude?: boolean;
  /** Facts without health text or documents. */
  detalhes?: Record<string, unknown>;
}

/** A line of the trail that may be about a refused attempt. */
export interface AuditOfAttempt extends NewAudit {
  /** What the attempt named; only a mark of it is kept (`keptMark`). */
  tried?: string;
}

/** A committed fact about one appointment, told to open lists. Carries no personal data. */
export interface NewEvent {
  tipo: 'CRIADO' | 'ALTERADO' | 'STATUS' | 'AGENDADO' | 'PRESENCA';
  agendamento: {
    id: number;
    versao: number;
    empresaId: number;
    clienteId: number;
    unidadeId: number | null;
    prestadorId: number | null;
  };
}

/** A clinic was released to a customer (doc2 §4): told to whoever waits for it. */
export interface NewRelease {
  tipo: 'LIBERACAO';
  empresaId: number;
  clienteId: number;
  prestadorId: number;
}

export interface NewMessage {
  canal: 'EMAIL' | 'WHATSAPP';
  /** E-mail address, or telephone digits with area code. */
  destino: string;
  assunto?: string;
  /** Plain text. No health data: the law forbids it in messages. */
  corpo: string;
  agendamentoId?: number;
  /** What it is for: 'LINK_AUTOAGENDAMENTO', 'CONFIRMACAO' … */
  tipo: string;
  destinatario?: Recipient;
  /** Whose address it is, where the appointment does not keep it. */
  nome?: string | null;
  /** The moment that the text tells; when the appointment has another one by then, it is not sent. */
  about?: { dia: string; hora: string | null };
  /** It leaves once only under this name, however many ask for it. */
  uniqueKey?: string;
  /** Leaves only so many seconds later: what it tells may be taken back meanwhile. */
  delaySeconds?: number;
  /** Why it cannot leave at all: written down as failed, so that the timeline shows it. */
  failure?: string;
}

const value = sql.placeholder;
/** As text: a placeholder's null would be JSON's own. */
const json = (name: string) => sql`${value(name)}::jsonb`;

const insertAudit = kept('trilha', (db) =>
  db
    .insert(audit)
    .values({
      sessaoTipo: value('sessaoTipo'),
      usuarioId: value('usuarioId'),
      acao: value('acao'),
      recurso: value('recurso'),
      recursoId: value('recursoId'),
      empresaId: value('empresaId'),
      clienteId: value('clienteId'),
      ip: value('ip'),
      dadoDeSaude: value('dadoDeSaude'),
      requestId: value('requestId'),
      detalhes: json('detalhes'),
    })
    .returning({ id: audit.id }),
);

const insertEvent = kept('evento', (db) =>
  db.insert(outbox).values({
    tipo: value('tipo'),
    empresaId: value('empresaId'),
    clienteId: value('clienteId'),
    unidadeId: value('unidadeId'),
    prestadorId: value('prestadorId'),
    agendamentoId: value('agendamentoId'),
    dados: json('dados'),
  }),
);

const insertMessage = kept('mensagem', (db) =>
  db
    .insert(message)
    .values({
      canal: value('canal'),
      destino: value('destino'),
      assunto: value('assunto'),
      corpoCifrado: value('corpoCifrado'),
      agendamentoId: value('agendamentoId'),
      tipo: value('tipo'),
      destinatario: value('destinatario'),
      nomeDestinatario: value('nome'),
      dia: value('dia'),
      hora: value('hora'),
      uniqueKey: value('uniqueKey'),
      proximaTentativa: sql`now() + make_interval(secs => ${value('delaySeconds')})`,
      situacao: value('situacao'),
      erro: value('erro'),
    })
    .onConflictDoNothing({ target: message.uniqueKey, where: sql`unique_key is not null` })
    .returning({ id: message.id }),
);

/** A line of the trail as its table has it. */
export const auditRow = (
  /** 'sistema': nobody asked for it. */
  session: Session | 'sistema' | null,
  { requestId, ip }: { requestId: string; ip: string | null },
  e: NewAudit,
) => {
  const author = session === 'sistema' ? null : session;
  return {
    sessaoTipo: session === 'sistema' ? session : (session?.kind ?? 'publica'),
    usuarioId: author && 'usuarioId' in author ? author.usuarioId : null,
    acao: e.acao,
    recurso: e.recurso,
    recursoId: e.recursoId ?? null,
    empresaId: e.empresaId ?? author?.empresaId ?? null,
    clienteId: e.clienteId ?? null,
    ip,
    dadoDeSaude: e.dadoDeSaude ?? false,
    requestId,
    detalhes: e.detalhes ? JSON.stringify(e.detalhes) : null,
  };
};

/** Whose trail it is, and by which call. */
type AuditFrom = readonly [
  session: Session | 'sistema' | null,
  from: { requestId: string; ip: string | null },
];

/** Writes a line of the trail. Answers its id. */
export async function saveAudit(db: Db, entry: NewAudit, ...author: AuditFrom): Promise<number> {
  const [line] = await insertAudit(db, auditRow(...author, entry));
  if (!line) throw new Error('A auditoria não foi gravada.');
  return line.id;
}

/** The same for several, in their order: one statement. */
export async function saveAudits(db: Db, entries: readonly NewAudit[], ...author: AuditFrom): Promise<void> {
  if (entries.length === 0) return;
  const lines = JSON.stringify(entries.map((entry) => auditRow(...author, entry)));
  await db.execute(
    sql`insert into auditoria (sessao_tipo, usuario_id, acao, recurso, recurso_id, empresa_id, cliente_id, ip, dado_de_saude,
          request_id, detalhes)
        select "sessaoTipo", "usuarioId", acao, recurso, "recursoId", "empresaId", "clienteId", ip, "dadoDeSaude", "requestId",
          detalhes::jsonb
        from rows from (jsonb_to_recordset(${lines}::jsonb) as ("sessaoTipo" text, "usuarioId" int, acao text, recurso text,
          "recursoId" int, "empresaId" int, "clienteId" int, ip text, "dadoDeSaude" boolean, "requestId" text, detalhes text))
          with ordinality
        order by ordinality`,
  );
}

/** Tells open lists of something about an appointment. */
export const saveEvent = (db: Db, { tipo: type, agendamento: a }: NewEvent): Promise<unknown> =>
  insertEvent(db, {
    tipo: type,
    empresaId: a.empresaId,
    clienteId: a.clienteId,
    unidadeId: a.unidadeId,
    prestadorId: a.prestadorId,
    agendamentoId: a.id,
    dados: JSON.stringify({ id: a.id, version: a.versao, tipo: type }),
  });

export async function saveRelease(db: Db, release: NewRelease): Promise<void> {
  const { clienteId, prestadorId } = release;
  await db.insert(outbox).values({ ...release, dados: { idPrestador: prestadorId, idCliente: clienteId } });
}

/** Answers the id that the delivery job receives; null when there is nothing to deliver: it failed, or was there before. */
export async function recordMessage(db: Db, ring: KeyRing, outgoing: NewMessage): Promise<number | null> {
  const { failure } = outgoing;
  const [row] = await insertMessage(db, {
    canal: outgoing.canal,
    destino: outgoing.destino,
    assunto: outgoing.assunto ?? null,
    corpoCifrado: failure === undefined ? encrypt(ring, outgoing.corpo) : null,
    agendamentoId: outgoing.agendamentoId ?? null,
    tipo: outgoing.tipo,
    destinatario: outgoing.destinatario ?? null,
    nome: outgoing.nome ?? null,
    dia: outgoing.about?.dia ?? null,
    hora: outgoing.about?.hora ?? null,
    uniqueKey: outgoing.uniqueKey ?? null,
    delaySeconds: outgoing.delaySeconds ?? 0,
    situacao: failure === undefined ? 'PENDENTE' : 'FALHA',
    erro: failure ?? null,
  });
  if (!row && outgoing.uniqueKey === undefined) throw new Error('A mensagem não foi gravada.');
  return row === undefined || failure !== undefined ? null : row.id;
}

/** Several at once: one statement. */
const insertMessages = keptRows(
  'mensagens',
  z.strictObject({ id: z.coerce.number() }),
  sql`insert into mensagem (canal, destino, assunto, corpo_cifrado, agendamento_id, tipo, destinatario, nome_destinatario,
        dia, hora, proxima_tentativa, situacao, erro)
      select canal, destino, assunto, corpo, agendamento, tipo, destinatario, nome, dia, hora,
        now() + make_interval(secs => delay), situacao, erro
      from rows from (jsonb_to_recordset(${value('messages')}::jsonb) as (canal text, destino text, assunto text, corpo text,
        agendamento int, tipo text, destinatario text, nome text, dia date, hora text, delay int, situacao text, erro text))
        with ordinality
      order by ordinality returning id`,
);

/** One that may be told any number of times: the statement for several knows no key that lets it go once. */
export type RepeatableMessage = NewMessage & { readonly uniqueKey?: never };

/**
 * The same for several, none of which is told once only. Answers the ids of those that are to be delivered, beside what was
 * told of each.
 */
export async function recordMessages(
  db: Db,
  ring: KeyRing,
  all: readonly RepeatableMessage[],
): Promise<{ id: number; outgoing: NewMessage }[]> {
  const written = await insertMessages(db, {
    messages: JSON.stringify(
      all.map((each) => ({
        canal: each.canal,
        destino: each.destino,
        assunto: each.assunto ?? null,
        corpo: each.failure === undefined ? encrypt(ring, each.corpo) : null,
        agendamento: each.agendamentoId ?? null,
        tipo: each.tipo,
        destinatario: each.destinatario ?? null,
        nome: each.nome ?? null,
        dia: each.about?.dia ?? null,
        hora: each.about?.hora ?? null,
        delay: each.delaySeconds ?? 0,
        situacao: each.failure === undefined ? 'PENDENTE' : 'FALHA',
        erro: each.failure ?? null,
      })),
    ),
  });
  if (written.length !== all.length) throw new Error('As mensagens não foram gravadas.');
  return all.flatMap((outgoing, at) => {
    const id = written[at]?.id;
    return id === undefined || outgoing.failure !== undefined ? [] : [{ id, outgoing }];
  });
}

/** A message that is neither failed nor told once only. Answers the id that the delivery job receives. */
export async function saveMessage(
  db: Db,
  ring: KeyRing,
  outgoing: Omit<NewMessage, 'failure' | 'uniqueKey' | 'delaySeconds'>,
): Promise<number> {
  const id = await recordMessage(db, ring, outgoing);
  if (id === null) throw new Error('A mensagem não foi gravada.');
  return id;
}

/** Removes events that every list has been told. */
export const clearEvents = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from outbox where created_at < now() - interval '2 days'`);
