import { entrarAutoagendamento, sair as chamadaSair, type Cliente } from '@apto/api-client';
import {
  armazem,
  criarChaveNoIndexedDb,
  criarCofre,
  criarSessaoViva,
  lerToken,
  type Saida,
  type SessaoComPrazo,
  type SessaoViva,
} from '@apto/api-client/sessao';
import { atom } from 'jotai';
import { loja } from '../loja.ts';
import { guardarConvite, marcaDoConvite } from './convite.ts';

/** The employee's session; nothing of the internal user's, which another app keeps under other names. */
export interface SessaoDoEmpregado extends SessaoComPrazo {
  /** One-way mark of the token that opened it: a link with another token is another request. */
  convite: string | null;
}

const NOME = 'apto.autoagendamento.sessao';
/** Bumped when the shape above changes: a session of an older shape is then no session. */
const VERSAO = 1;

const escrita = atom<SessaoDoEmpregado | null>(null);
/** The employee's session, or null. Read-only outside this module. */
export const sessaoAtom = atom((get) => get(escrita));

/** The vault's contents are authenticated by its key, so the version says all about the shape. */
function ler(valor: unknown): SessaoDoEmpregado | null {
  if (typeof valor !== 'object' || valor === null) return null;
  const guardado = valor as { versao?: unknown; sessao?: SessaoDoEmpregado };
  return guardado.versao === VERSAO ? (guardado.sessao ?? null) : null;
}

/** The session of this browser, encrypted at rest: coming back by the link while it lasts needs no new token. */
export const sessao: SessaoViva<SessaoDoEmpregado> = criarSessaoViva<SessaoDoEmpregado>({
  cofre: criarCofre(NOME, criarChaveNoIndexedDb('autoagendamento'), armazem),
  nome: NOME,
  nomeDaSaida: 'apto.autoagendamento.saida',
  ler,
  escrever: (valor) => ({ versao: VERSAO, sessao: valor }),
  aoMudar: (nova, saida) => {
    loja.set(escrita, nova);
    loja.set(saidaEscrita, saida);
  },
});

const saidaEscrita = atom<Saida | null>(sessao.ultimaSaida());
/** Why there is no session any more; null before the first one of this browser ended. */
export const saidaAtom = atom((get) => get(saidaEscrita));

export interface Credenciais {
  /** CPF, digits only. */
  username: string;
  /** Token of the link. */
  password: string;
  termoAceito: boolean;
}

/**
 * Signs in with CPF and token (doc3 §7.1). Throws `ErroDeApi`.
 * @param antes awaited before the session begins, so that what it shows is there
 */
export async function entrar(
  cliente: Cliente,
  credenciais: Credenciais,
  antes: Promise<unknown>,
): Promise<void> {
  const { access_token: token } = await cliente.chamar(entrarAutoagendamento, { body: credenciais });
  const [convite] = await Promise.all([marcaDoConvite(credenciais.password), antes]);
  guardarConvite('');
  await sessao.iniciar({ token, expiraEm: lerToken(token).expiraEm, convite });
}

/** Signs out: tells the server (whose answer changes nothing here) and forgets everything. */
export async function sair(cliente: Cliente): Promise<void> {
  const aviso = cliente.chamar(chamadaSair, {}).catch(() => undefined);
  sessao.encerrar('saiu');
  await aviso;
}
