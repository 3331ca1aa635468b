import { and, eq, ne, sql } from 'drizzle-orm';
import { linha, type Db } from '../db/port.ts';
import { sessao as tabelaSessao, usuario } from '../db/schema.ts';
import { TELEFONE_PADRAO } from '@apto/domain';
import { abrirSessao } from '../platform/autenticacao.ts';
import type { SessaoInterna, SessaoPrestador } from '../platform/contexto.ts';
import { naoAutenticado } from '../platform/erros.ts';

export interface UsuarioLido {
  id: number;
  tipo: 'interna' | 'prestador';
  name: string;
  senhaHash: string;
  permissoes: string[];
}

/** An active user by name (any case) or id, of the kind that this login serves. */
export async function lerUsuario(
  db: Db,
  quem: string | number,
  tipo: 'interna' | 'prestador',
): Promise<UsuarioLido | null> {
  const porQuem = typeof quem === 'number' ? sql`u.id = ${quem}` : sql`lower(u.username) = lower(${quem})`;
  const achado = await linha<{ id: number; name: string; senha_hash: string; permissoes: string[] }>(
    db,
    sql`select u.id, u.name, u.senha_hash, p.permissoes from usuario u join perfil p on p.id = u.perfil_id
        join empresa e on e.id = u.empresa_id and e.ativo
        where u.ativo and u.tipo = ${tipo} and ${porQuem}`,
  );
  return achado
    ? { id: achado.id, tipo, name: achado.name, senhaHash: achado.senha_hash, permissoes: achado.permissoes }
    : null;
}

export function abrirParaUsuario(db: Db, segredo: string, agoraMs: number, u: UsuarioLido): Promise<string> {
  return abrirSessao(db, segredo, agoraMs, {
    tipo: u.tipo,
    usuarioId: u.id,
    permissoes: u.permissoes,
    nome: u.name,
  });
}

/** Revokes one session: its token is refused from the next call on, in every process. */
export async function encerrar(db: Db, idHash: string): Promise<void> {
  await db
    .update(tabelaSessao)
    .set({ revogadoEm: sql`now()` })
    .where(eq(tabelaSessao.idHash, idHash));
}

/** Sets the password and ends every other session of the user. */
export async function mudarSenha(
  db: Db,
  usuarioId: number,
  senhaHash: string,
  manter: string,
): Promise<void> {
  await db.update(usuario).set({ senhaHash }).where(eq(usuario.id, usuarioId));
  await db
    .update(tabelaSessao)
    .set({ revogadoEm: sql`now()` })
    .where(and(eq(tabelaSessao.usuarioId, usuarioId), ne(tabelaSessao.idHash, manter)));
}

/** GET /auth/me (doc3 §3.5). The default telephone stands in where there is none (doc3 §7.1). */
export async function perfilDe(db: Db, sessao: SessaoInterna | SessaoPrestador) {
  const l = await linha<{
    name: string;
    email: string;
    phone: string | null;
    quem_agenda: string;
    quem_avisa: string;
    empresa_id: number;
    empresa: string;
    api_key: string | null;
  }>(
    db,
    sql`select u.name, u.email, u.phone, u.quem_agenda, u.quem_avisa, e.id as empresa_id, e.name as empresa, e.api_key
        from usuario u join empresa e on e.id = u.empresa_id where u.id = ${sessao.usuarioId}`,
  );
  if (!l) throw naoAutenticado();
  const escopo = sessao.tipo === 'interna' ? sessao.escopo : null;
  return {
    id: sessao.usuarioId,
    name: l.name,
    email: l.email,
    phone: l.phone ?? TELEFONE_PADRAO,
    defaultCompanyId: l.empresa_id,
    defaultCompany: {
      id: l.empresa_id,
      name: l.empresa,
      apiKey: l.api_key === null ? null : { key: l.api_key },
    },
    userCustomers: (escopo?.clientes ?? []).map((customerId) => ({ customerId })),
    userCustomerBranches: (escopo?.unidades ?? []).map((customerBranchId) => ({ customerBranchId })),
    quemAgenda: l.quem_agenda,
    quemAvisa: l.quem_avisa,
    permissions: [...sessao.permissoes],
  };
}
