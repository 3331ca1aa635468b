import {
  chaveNova,
  entrar as chamadaEntrar,
  eu,
  sair as chamadaSair,
  type Cliente,
  type Resposta,
} from '@apto/api-client';
import {
  armazem,
  criarChaveNoIndexedDb,
  criarCofre,
  criarSessaoViva,
  lerToken,
  type Cofre,
  type Saida,
} from '@apto/api-client/sessao';
import { atom } from 'jotai';
import { loja } from '../loja.ts';
import { cofreDoRascunho } from './rascunho.ts';
import { paraGuardar, sessaoDe, type Sessao } from './tipos.ts';

export type { Saida };

const NOME = 'apto.sessao';

const sessaoEscrita = atom<Sessao | null>(null);
/** The internal user's session, or null. Read-only outside this module. */
export const sessaoAtom = atom((get) => get(sessaoEscrita));

const viva = criarSessaoViva<Sessao>({
  cofre: criarCofre(NOME, criarChaveNoIndexedDb('sessao'), armazem),
  nome: NOME,
  nomeDaSaida: 'apto.saida',
  ler: sessaoDe,
  escrever: paraGuardar,
  aoMudar: (sessao, saida) => {
    loja.set(saidaEscrita, saida);
    loja.set(sessaoEscrita, sessao);
  },
});

const saidaEscrita = atom<Saida | null>(viva.ultimaSaida());
/** Why there is no session any more; null before the first one of this browser ended. */
export const saidaAtom = atom((get) => get(saidaEscrita));

/** The present session without a subscription, for loaders and the API client. */
export const sessaoAtual = (): Sessao | null => viva.atual();

/** Ends the session here and, through the store, in every other tab. Does nothing when there is none. */
export const encerrar = (saida: Saida): void => viva.encerrar(saida);

/** Brings back the session of an earlier visit. Reads the vault once; later calls answer the present session. */
export const restaurarSessao = (): Promise<Sessao | null> => viva.restaurar();

/** Follows what other tabs do: their logout is ours, their login replaces ours. Answers the way to stop. */
export const seguirOutrasAbas = (): (() => void) => viva.seguirOutrasAbas();

/** For stories and tests: a session that was never stored. */
export const usarSessaoDeTeste = (sessao: Sessao | null): void => viva.simular(sessao);

function montarSessao(token: string, perfil: Resposta<typeof eu>): Sessao {
  const { permissions, expiraEm } = lerToken(token);
  return {
    id: chaveNova(),
    token,
    expiraEm,
    // doc3 §6: permissions come from the login token; an opaque token leaves them to the profile.
    permissoes: [...(permissions ?? perfil.permissions)],
    perfil: {
      id: perfil.id,
      name: perfil.name,
      email: perfil.email,
      phone: perfil.phone,
      empresa: { id: perfil.defaultCompany.id, name: perfil.defaultCompany.name },
      apiKey: perfil.defaultCompany.apiKey?.key ?? null,
      clientes: perfil.userCustomers.map((c) => c.customerId),
      unidades: perfil.userCustomerBranches.map((b) => b.customerBranchId),
      quemAgenda: perfil.quemAgenda,
      quemAvisa: perfil.quemAvisa,
    },
  };
}

/**
 * Signs in (doc3 §7.1): POST /auth/login, then GET /auth/me with the new token. Throws `ErroDeApi`.
 * @param clienteCom makes a client that carries the given token, because there is no session yet
 */
export async function iniciarSessao(
  clienteCom: (token: string | null) => Cliente,
  credenciais: { username: string; password: string },
): Promise<Sessao> {
  const { access_token: token } = await clienteCom(null).chamar(chamadaEntrar, { body: credenciais });
  const perfil = await clienteCom(token).chamar(eu, {});
  const sessao = montarSessao(token, perfil);
  await viva.iniciar(sessao);
  return sessao;
}

/**
 * Signs out: tells the server (whose answer changes nothing here) and forgets everything, the request that was begun
 * included. A session that expires leaves it for the person's return.
 */
export async function sairDaSessao(
  cliente: Cliente,
  abrirRascunho: (usuarioId: number) => Pick<Cofre, 'apagar'> = cofreDoRascunho,
): Promise<void> {
  const usuarioId = sessaoAtual()?.perfil.id;
  const aviso = cliente.chamar(chamadaSair, {}).catch(() => undefined);
  encerrar('saiu');
  // A browser that keeps nothing has nothing to wipe.
  if (usuarioId !== undefined)
    await abrirRascunho(usuarioId)
      .apagar()
      .catch(() => undefined);
  await aviso;
}
