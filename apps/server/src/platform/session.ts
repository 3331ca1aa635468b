/** What an internal user may see. null means everything of the company. Built from rows, narrowed by headers. */
export interface Scope {
  empresaId: number;
  /** Whose it is, for what is seen by who looks; null: nobody's, who sees none of that. */
  usuarioId: number | null;
  clientes: readonly number[] | null;
  unidades: readonly number[] | null;
}

/** The account that password, second factor and sessions are of. */
export interface OwnAccount {
  readonly usuarioId: number;
  readonly empresaId: number;
}

export interface InternalSession {
  kind: 'interna';
  idHash: string;
  usuarioId: number;
  /** The person's own account: this one, or the one that they came from. */
  own: OwnAccount;
  /** The company asks for a second factor and the person has none: they enrol one, and do nothing else before. */
  lacksSecondFactor: boolean;
  name: string;
  empresaId: number;
  permissions: ReadonlySet<string>;
  quemAgenda: string;
  quemAvisa: string;
  scope: Scope;
}

export interface PrestadorSession {
  kind: 'prestador';
  idHash: string;
  usuarioId: number;
  name: string;
  empresaId: number;
  prestadorId: number;
  permissions: ReadonlySet<string>;
}

/** An employee with a link: bound to one appointment and nothing else. */
export interface AutoagendamentoSession {
  kind: 'autoagendamento';
  idHash: string;
  agendamentoId: number;
  clienteId: number;
  empresaId: number;
  tokenId: number;
}

export type Session = InternalSession | PrestadorSession | AutoagendamentoSession;
