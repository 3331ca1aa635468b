/** What an internal user may see. null means everything of the company. Built from rows, narrowed by headers. */
export interface Scope {
  empresaId: number;
  clientes: readonly number[] | null;
  unidades: readonly number[] | null;
}

export interface InternalSession {
  tipo: 'interna';
  idHash: string;
  usuarioId: number;
  nome: string;
  empresaId: number;
  permissoes: ReadonlySet<string>;
  quemAgenda: string;
  quemAvisa: string;
  scope: Scope;
}

export interface PrestadorSession {
  tipo: 'prestador';
  idHash: string;
  usuarioId: number;
  nome: string;
  empresaId: number;
  prestadorId: number;
  permissoes: ReadonlySet<string>;
}

/** An employee with a link: bound to one appointment and nothing else. */
export interface AutoagendamentoSession {
  tipo: 'autoagendamento';
  idHash: string;
  agendamentoId: number;
  clienteId: number;
  empresaId: number;
  tokenId: number;
}

export type Session = InternalSession | PrestadorSession | AutoagendamentoSession;
