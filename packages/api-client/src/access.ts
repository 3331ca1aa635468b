/**
 * Who may call: `publica` (no session), `interna` (staff), `autoagendamento` (an employee holding a
 * link's token) and `prestador` (a clinic). Sessions are separate and never exchangeable (doc3 §6).
 */
export type SessionType = 'publica' | 'interna' | 'autoagendamento' | 'prestador';

/** Where a request names the record that the session is bound to, as in `body.agendamentoId`. */
export type NamedIn = `${'params' | 'query' | 'body'}.${string}`;

/** A permission of the wire; a list means any of them; `null` that the binding alone decides. */
export type Permission = string | readonly string[] | null;

/** Bound to nobody's record, and why that gives nothing away. */
interface Unbound {
  readonly to: 'nobody';
  readonly because: string;
}

/**
 * What ties the records of a call to its caller: the company, customers and branches of a user (`scope`), the user's
 * company, the user, the person whom the user is (in whichever of their companies), the session itself, an employee's one
 * appointment, a clinic's own record, or nobody.
 */
export type Binding =
  | { readonly to: 'scope' | 'empresa' | 'user' | 'person' | 'session' }
  | { readonly to: 'agendamento' | 'prestador'; readonly named?: NamedIn }
  | Unbound;

interface Rule<P extends Permission, B extends Binding> {
  readonly permission: P;
  readonly binding: B;
}

type Own = { readonly to: 'user' | 'person' | 'session' };
type OwnRecord<T extends string> = { readonly to: T; readonly named?: NamedIn };

/** What staff may: a permission, unless the records are the user's own. */
type InternalRule =
  | Rule<string | readonly string[], { readonly to: 'scope' | 'empresa' } | Unbound>
  | Rule<null, Own | { readonly to: 'empresa' }>;
/** A link gives no permission but its own appointment. */
type EmployeeRule = Rule<null, OwnRecord<'agendamento'> | { readonly to: 'session' } | Unbound>;
type ClinicRule = Rule<Permission, OwnRecord<'prestador'> | Own | Unbound>;

/** For each session kind that a call accepts: the permission and the record binding. Kinds not named are refused. */
export type Access =
  | {
      readonly publica: Rule<null, Unbound>;
      readonly interna?: never;
      readonly autoagendamento?: never;
      readonly prestador?: never;
    }
  | ({ readonly publica?: never } & (
      | {
          readonly interna: InternalRule;
          readonly autoagendamento?: EmployeeRule;
          readonly prestador?: ClinicRule;
        }
      | { readonly interna?: never; readonly autoagendamento: EmployeeRule; readonly prestador?: ClinicRule }
      | { readonly interna?: never; readonly autoagendamento?: never; readonly prestador: ClinicRule }
    ));

/** The rule of one session kind; undefined where the call does not accept it. */
export const accessOf = (
  { access }: { readonly access: Access },
  kind: SessionType,
): Rule<Permission, Binding> | undefined => access[kind];

/** The session kinds that a call accepts, in the order in which it names them. */
export const sessionsOf = ({ access }: { readonly access: Access }): SessionType[] =>
  (Object.keys(access) as SessionType[]).filter((kind) => access[kind] !== undefined);

/** Staff with the permission, within the company, customers and branches of their rows (decision 34). */
export const inScope = <P extends string | readonly string[]>(permission: P) =>
  ({ permission, binding: { to: 'scope' } }) as const;

/** Staff with the permission, for what belongs to the company as a whole. */
export const inEmpresa = <P extends string | readonly string[] | null>(permission: P) =>
  ({ permission, binding: { to: 'empresa' } }) as const;

/** The user's own data: being signed in is enough. */
export const ofUser = { permission: null, binding: { to: 'user' } } as const;

/**
 * The person's own: password, second factor, sessions, name. They are of the person's own account, in whichever company the
 * person is now; the server runs the call there.
 */
export const ofPerson = { permission: null, binding: { to: 'person' } } as const;

/** The session that calls, and no record. */
export const ofSession = { permission: null, binding: { to: 'session' } } as const;

/** The employee's own appointment; `named` says where the request names it, and the server refuses another. */
export const ofAgendamento = (named?: NamedIn) =>
  ({ permission: null, binding: { to: 'agendamento', ...(named ? { named } : {}) } }) as const;

/** The clinic's own record and its appointments; `named` as for `ofAgendamento`. */
export const ofPrestador = (named?: NamedIn) =>
  ({ permission: null, binding: { to: 'prestador', ...(named ? { named } : {}) } }) as const;

/** Nobody's record: public facts. `because` says in Portuguese why, for OpenAPI. */
export const ofNobody = <const P extends Permission>(permission: P, because: string) =>
  ({ permission, binding: { to: 'nobody', because } }) as const;
