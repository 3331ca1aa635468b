import { chaveNova } from '@apto/api-client';
import {
  assistenteReducer,
  estadoInicial,
  lerQuem,
  type ContextoAssistente,
  type EstadoAssistente,
  type EventoAssistente,
  type PerfilDoSolicitante,
} from '@apto/domain';
import { atom } from 'jotai';
import { agora } from '../../../shared/relogio.ts';
import type { Sessao } from '../../../shared/sessao/index.ts';

/** What the rules need besides the request and the clock: calendars, limits, and the clinics on offer. */
export type Fatos = Required<Omit<ContextoAssistente, 'agora' | 'exameClinicoObrigatorio'>>;

export const SEM_FATOS: Fatos = { limiteDias: null, feriados: [], ferias: [], prestadores: [] };

/** A self-scheduling request that the server has made and whose link has not gone out yet. */
export interface PedidoCriado {
  readonly id: number;
  readonly nomeFuncionario: string;
}

/** The wizard as this browser holds it. */
export interface Rascunho {
  /** Made once for each request: what its idempotency keys begin with. */
  readonly id: string;
  /** Whose it is: another person who signs in begins anew. */
  readonly usuarioId: number;
  readonly estado: EstadoAssistente;
  readonly criado: PedidoCriado | null;
}

const SEM_DONO = 0;

/** An empty request of this person. */
export const novoRascunho = (usuarioId: number, perfil: PerfilDoSolicitante | null): Rascunho => ({
  id: chaveNova(),
  usuarioId,
  estado: estadoInicial(perfil),
  criado: null,
});

/** The signed-in person as the wizard's requester (doc2 §2.2). */
export const perfilDaSessao = ({ perfil }: Pick<Sessao, 'perfil'>): PerfilDoSolicitante => ({
  name: perfil.name,
  email: perfil.email,
  phone: perfil.phone,
  quemAgenda: lerQuem(perfil.quemAgenda),
  quemAvisa: lerQuem(perfil.quemAvisa),
});

/** The draft. Written by the two atoms below and by whoever restores or drops it. */
export const rascunhoAtom = atom<Rascunho>(novoRascunho(SEM_DONO, null));

/** Facts of the registries, kept up to date by `useFatos`. */
export const fatosAtom = atom<Fatos>(SEM_FATOS);

/** How often the present is looked at, in ms: noon and midnight pass while a wizard is open. */
const BATIDA = 10_000;

const momentoAtom = atom(agora());
momentoAtom.onMount = (set) => {
  // The same object for the whole of a minute: calendars judge their days anew for another one.
  const bater = () =>
    set((antes) => {
      const novo = agora();
      return novo.data === antes.data && novo.hora === antes.hora ? antes : novo;
    });
  bater();
  const relogio = setInterval(bater, BATIDA);
  return () => clearInterval(relogio);
};

/** The facts with the present moment, for whoever asks the domain. */
export const contextoAtom = atom((get): ContextoAssistente => ({
  agora: get(momentoAtom),
  ...get(fatosAtom),
}));

/** The request; writing an event puts it through the domain's reducer. */
export const pedidoAtom = atom(
  (get) => get(rascunhoAtom).estado,
  (get, set, ...eventos: EventoAssistente[]) => {
    const rascunho = get(rascunhoAtom);
    const ctx = { agora: agora(), ...get(fatosAtom) };
    const estado = eventos.reduce((e, evento) => assistenteReducer(e, evento, ctx), rascunho.estado);
    if (estado !== rascunho.estado) set(rascunhoAtom, { ...rascunho, estado });
  },
);

/** Employees whom a draft brought back without what the registry says of their health. */
export const semCadastroAtom = atom<readonly number[]>([]);

/** The request was sent and the wizard is being left: what happens to it now moves no address any more. */
export const saindoAtom = atom(false);

/** The request that waits for its link, or null. */
export const criadoAtom = atom(
  (get) => get(rascunhoAtom).criado,
  (get, set, criado: PedidoCriado | null) => set(rascunhoAtom, { ...get(rascunhoAtom), criado }),
);
