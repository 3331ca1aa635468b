import {
  accessOf,
  sessionsOf,
  type AnyEndpoint,
  type Binding,
  type NamedIn,
  type SessionType,
} from '@apto/api-client';
import { notFound, secondFactorMissing, unauthenticated, withoutPermission } from './errors.ts';
import type { Session } from './session.ts';

type Part = 'params' | 'query' | 'body';

const KINDS: ReadonlySet<string> = new Set<SessionType>([
  'publica',
  'interna',
  'autoagendamento',
  'prestador',
]);

/** To what a session of each kind can be bound at all. */
const BINDINGS: Record<SessionType, ReadonlySet<Binding['to']>> = {
  publica: new Set(['nobody']),
  interna: new Set(['scope', 'empresa', 'user', 'person', 'session', 'nobody']),
  autoagendamento: new Set(['agendamento', 'session', 'nobody']),
  prestador: new Set(['prestador', 'user', 'person', 'session', 'nobody']),
};

/** Staff without a permission reach only what is theirs. */
const WITHOUT_PERMISSION: ReadonlySet<Binding['to']> = new Set(['user', 'person', 'session', 'empresa']);

const partsOf = (named: NamedIn): [part: Part, field: string] => {
  const [part, field = ''] = named.split('.');
  return [part as Part, field];
};

/** Why a rule guards nothing; null when it does. */
function weakness(endpoint: AnyEndpoint, kind: SessionType): string | null {
  const { permission, binding } = accessOf(endpoint, kind) ?? {};
  if (permission === undefined) return 'não declara permissão (uma, uma lista, ou null)';
  if (permission !== null && [permission].flat().length === 0) return 'declara uma lista vazia de permissões';
  if (binding === undefined) return 'não declara o que liga o registro a quem chama';
  if (!BINDINGS[kind].has(binding.to)) return `não pode estar ligada a '${binding.to}'`;
  if (binding.to === 'nobody' && binding.because.trim() === '')
    return 'não está ligada a nada e não diz por quê';
  if (kind === 'interna' && permission === null && !WITHOUT_PERMISSION.has(binding.to))
    return 'não exige permissão e alcança mais do que o próprio usuário';
  if ('named' in binding && binding.named !== undefined) {
    const [part, field] = partsOf(binding.named);
    const shape = (endpoint[part] as { shape?: object } | undefined)?.shape ?? {};
    if (!(field in shape)) return `aponta para '${binding.named}', que o pedido não tem`;
  }
  return null;
}

/**
 * Refuses a call that does not declare, for each session kind that it accepts, the permission and what ties the
 * record to the caller. The compiler demands the same; this also holds what escaped it.
 * @throws Error
 */
export function checkDeclaration(endpoint: AnyEndpoint): void {
  const declared: unknown = endpoint.access;
  const kinds = typeof declared === 'object' && declared !== null ? sessionsOf(endpoint) : [];
  if (kinds.length === 0) {
    throw new Error(`A chamada ${endpoint.id} não declara que sessões aceita. Declare 'access' no contrato.`);
  }
  if (kinds.includes('publica') && kinds.length > 1) {
    throw new Error(`A chamada ${endpoint.id} é pública e aceita outra sessão: decida por uma das duas.`);
  }
  for (const kind of kinds) {
    const reason = KINDS.has(kind) ? weakness(endpoint, kind) : 'não existe';
    if (reason !== null) throw new Error(`A chamada ${endpoint.id}: a sessão '${kind}' ${reason}.`);
  }
}

/** Whether the person must enrol a second factor before this call: every call that does not say otherwise waits for it. */
const isHeldBack = (endpoint: AnyEndpoint, session: Session): boolean =>
  session.kind === 'interna' && session.lacksSecondFactor && endpoint.beforeSecondFactor !== true;

/** Whether a session of this kind holds what the declaration asks of it. */
export function permits(endpoint: AnyEndpoint, session: Session): boolean {
  if (isHeldBack(endpoint, session)) return false;
  const permission = accessOf(endpoint, session.kind)?.permission;
  if (permission === undefined || permission === null) return permission === null;
  return 'permissions' in session && [permission].flat().some((p) => session.permissions.has(p));
}

/**
 * The session's kind and permission, by the declaration. A kind that it does not name is nobody.
 * @throws HttpError 401, 403
 */
export function requirePermission(endpoint: AnyEndpoint, session: Session): void {
  if (!accessOf(endpoint, session.kind)) throw unauthenticated();
  if (isHeldBack(endpoint, session)) throw secondFactorMissing();
  if (!permits(endpoint, session)) throw withoutPermission();
}

/**
 * A session bound to one record reaches no other: where the request names it, it must be the session's own, whatever
 * the handler would ask. Somebody else's is answered as one that does not exist.
 * @throws HttpError 401, 404
 */
export function requireOwnRecord(
  endpoint: AnyEndpoint,
  session: Session | null,
  input: { readonly [part in Part]?: unknown },
): void {
  const binding = session && accessOf(endpoint, session.kind)?.binding;
  if (!binding || (binding.to !== 'agendamento' && binding.to !== 'prestador')) return;
  const own =
    binding.to === 'agendamento'
      ? session.kind === 'autoagendamento' && session.agendamentoId
      : session.kind === 'prestador' && session.prestadorId;
  // A session without its record is bound to nothing.
  if (!own) throw unauthenticated();
  if (binding.named === undefined) return;
  const [part, field] = partsOf(binding.named);
  const named = (input[part] as Record<string, unknown> | undefined)?.[field];
  if (named !== own) throw notFound(binding.to);
}
