import {
  entrar as chamadaEntrar,
  eu,
  sair as chamadaSair,
  type Cliente,
  type Resposta,
} from '@apto/api-client';
import { armazem, criarChaveNoIndexedDb, criarCofre, lerToken, type Cofre } from '@apto/api-client/sessao';
import { atom } from 'jotai';
import { loja } from '../loja.ts';
import { paraGuardar, sessaoDe, type Sessao } from './tipos.ts';

/** How the last session ended; decides what the login page says. */
export type Saida = 'saiu' | 'expirou';

const NOME_NO_ARMAZEM = 'apto.sessao';
/** How the last session of this browser ended, for other tabs and later visits. */
const NOME_DA_SAIDA = 'apto.saida';
/** Longest delay that `setTimeout` keeps (2^31 − 1 ms). */
const MAIOR_ESPERA = 2_147_483_647;

const sessaoEscrita = atom<Sessao | null>(null);
/** The internal user's session, or null. Read-only outside this module. */
export const sessaoAtom = atom((get) => get(sessaoEscrita));
const saidaGuardada = (): Saida | null => {
  const valor = armazem.getItem(NOME_DA_SAIDA);
  return valor === 'saiu' || valor === 'expirou' ? valor : null;
};
/** Why there is no session any more; null before the first one of this browser ended. */
export const saidaAtom = atom<Saida | null>(saidaGuardada());

let cofre: Cofre = criarCofre(NOME_NO_ARMAZEM, criarChaveNoIndexedDb('sessao'), armazem);
let restauracao: Promise<Sessao | null> | undefined;
let relogioDeExpiracao: ReturnType<typeof setTimeout> | undefined;

/** The present session without a subscription, for loaders and the API client. */
export const sessaoAtual = (): Sessao | null => loja.get(sessaoEscrita);

const vencida = (sessao: Sessao, agoraMs: number): boolean =>
  sessao.expiraEm !== null && sessao.expiraEm <= agoraMs;

function assumir(sessao: Sessao): void {
  armazem.removeItem(NOME_DA_SAIDA);
  loja.set(saidaAtom, null);
  loja.set(sessaoEscrita, sessao);
  clearTimeout(relogioDeExpiracao);
  if (sessao.expiraEm !== null) {
    const espera = Math.min(sessao.expiraEm - Date.now(), MAIOR_ESPERA);
    relogioDeExpiracao = setTimeout(() => encerrar('expirou'), espera);
  }
}

function esquecer(saida: Saida): void {
  clearTimeout(relogioDeExpiracao);
  loja.set(saidaAtom, saida);
  loja.set(sessaoEscrita, null);
}

/** Ends the session here and, through the store, in every other tab. Does nothing when there is none. */
export function encerrar(saida: Saida): void {
  if (!sessaoAtual()) return;
  armazem.setItem(NOME_DA_SAIDA, saida);
  esquecer(saida);
  // A browser without storage had nothing stored: there is nothing more to undo.
  cofre.apagar().catch(() => undefined);
}

/** Brings back the session of an earlier visit. Reads the vault once; later calls answer the present session. */
export async function restaurarSessao(): Promise<Sessao | null> {
  restauracao ??= (async () => {
    const sessao = sessaoDe(await cofre.ler().catch(() => null));
    if (!sessao) return null;
    if (vencida(sessao, Date.now())) {
      armazem.setItem(NOME_DA_SAIDA, 'expirou');
      loja.set(saidaAtom, 'expirou');
      await cofre.apagar();
      return null;
    }
    assumir(sessao);
    return sessao;
  })();
  await restauracao;
  const sessao = sessaoAtual();
  if (sessao && vencida(sessao, Date.now())) encerrar('expirou');
  return sessaoAtual();
}

function montarSessao(token: string, perfil: Resposta<typeof eu>): Sessao {
  const { permissions, expiraEm } = lerToken(token);
  return {
    id: crypto.randomUUID(),
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
  assumir(sessao);
  // Where nothing can be stored the session lives as long as the tab; signing in must still work.
  await cofre.guardar(paraGuardar(sessao)).catch(() => undefined);
  return sessao;
}

/** Signs out: tells the server (whose answer changes nothing here) and forgets everything. */
export async function sairDaSessao(cliente: Cliente): Promise<void> {
  const aviso = cliente.chamar(chamadaSair, {}).catch(() => undefined);
  encerrar('saiu');
  await aviso;
}

/** Follows what other tabs do: their logout is ours, their login replaces ours. Answers the way to stop. */
export function seguirOutrasAbas(): () => void {
  const aoMudar = (event: StorageEvent) => {
    if (event.key !== NOME_NO_ARMAZEM && event.key !== null) return;
    if (event.newValue === null) {
      if (sessaoAtual()) esquecer(saidaGuardada() ?? 'saiu');
      return;
    }
    void cofre
      .ler()
      .then(sessaoDe)
      .then((sessao) => sessao && !vencida(sessao, Date.now()) && assumir(sessao));
  };
  window.addEventListener('storage', aoMudar);
  return () => window.removeEventListener('storage', aoMudar);
}

/** For stories and tests: a session that was never stored. */
export function usarSessaoDeTeste(sessao: Sessao | null, cofreDeTeste?: Cofre): void {
  if (cofreDeTeste) cofre = cofreDeTeste;
  restauracao = Promise.resolve(sessao);
  clearTimeout(relogioDeExpiracao);
  loja.set(saidaAtom, null);
  loja.set(sessaoEscrita, sessao);
}
