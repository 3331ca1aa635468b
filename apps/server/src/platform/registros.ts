import type { Sessao } from './contexto.ts';
import type { Db } from '../db/port.ts';
import { auditoria, mensagem, outbox } from '../db/schema.ts';
import { cifrar } from './cifra.ts';

export interface NovaAuditoria {
  /** Verb in the wire's words: 'CRIAR', 'ALTERAR', 'LER', 'EXPORTAR' … */
  acao: string;
  /** Table name. */
  recurso: string;
  recursoId?: number | null;
  clienteId?: number | null;
  /** Reads and writes of health data (LGPD art. 11). */
  dadoDeSaude?: boolean;
  /** Facts without health text or documents. */
  detalhes?: Record<string, unknown>;
}

/** A committed fact about one appointment, told to open lists. Carries no personal data. */
export interface NovoEvento {
  tipo: 'CRIADO' | 'ALTERADO' | 'STATUS' | 'AGENDADO';
  agendamento: {
    id: number;
    versao: number;
    empresaId: number;
    clienteId: number;
    unidadeId: number | null;
    prestadorId: number | null;
  };
}

export interface NovaMensagem {
  canal: 'EMAIL' | 'WHATSAPP';
  /** E-mail address, or telephone digits with area code. */
  destino: string;
  assunto?: string;
  /** Plain text. No health data: the law forbids it in messages. */
  corpo: string;
  agendamentoId?: number;
  /** What it is for: 'LINK_AUTOAGENDAMENTO', 'CONFIRMACAO' … */
  tipo: string;
}

export async function gravarAuditoria(
  db: Db,
  sessao: Sessao | null,
  requestId: string,
  entradas: readonly NovaAuditoria[],
): Promise<void> {
  if (entradas.length === 0) return;
  await db.insert(auditoria).values(
    entradas.map((e) => ({
      sessaoTipo: sessao?.tipo ?? 'publica',
      usuarioId: sessao && 'usuarioId' in sessao ? sessao.usuarioId : null,
      acao: e.acao,
      recurso: e.recurso,
      recursoId: e.recursoId ?? null,
      clienteId: e.clienteId ?? null,
      dadoDeSaude: e.dadoDeSaude ?? false,
      requestId,
      detalhes: e.detalhes ?? null,
    })),
  );
}

export async function gravarEventos(db: Db, eventos: readonly NovoEvento[]): Promise<void> {
  if (eventos.length === 0) return;
  await db.insert(outbox).values(
    eventos.map(({ tipo, agendamento: a }) => ({
      tipo,
      empresaId: a.empresaId,
      clienteId: a.clienteId,
      unidadeId: a.unidadeId,
      prestadorId: a.prestadorId,
      agendamentoId: a.id,
      dados: { id: a.id, version: a.versao, tipo },
    })),
  );
}

/** Answers the id that the delivery job receives. */
export async function gravarMensagem(db: Db, segredo: string, nova: NovaMensagem): Promise<number> {
  const [linha] = await db
    .insert(mensagem)
    .values({
      canal: nova.canal,
      destino: nova.destino,
      assunto: nova.assunto ?? null,
      corpoCifrado: cifrar(segredo, nova.corpo),
      agendamentoId: nova.agendamentoId ?? null,
      tipo: nova.tipo,
    })
    .returning({ id: mensagem.id });
  if (!linha) throw new Error('A mensagem não foi gravada.');
  return linha.id;
}
