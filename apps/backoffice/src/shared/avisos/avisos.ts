import { ErroDeApi } from '@apto/api-client';
import { toast } from '@apto/ui';

/** Lives in ms of the toasts that doc1 §9 names; other values come with their message. */
export const VIDA = { CURTA: 3000, LIMITE: 4000, VALIDACAO: 6000 } as const;

/** The sentence of anything that was thrown. */
export function mensagemDe(erro: unknown, padrao = 'Ocorreu algum problema'): string {
  return erro instanceof Error && erro.message ? erro.message : padrao;
}

/** A session that ended says so on the login page; a toast on top would only repeat it. */
const jaDitoEmOutroLugar = (erro: unknown): boolean =>
  (erro instanceof ErroDeApi && erro.status === 401) ||
  (erro instanceof DOMException && erro.name === 'AbortError');

/** The specified success toasts: 3 s in the lists (doc1 §9). */
export const avisarSucesso = (title: string, detail?: string): string =>
  toast.success({ title, detail, life: VIDA.CURTA });

/** An information toast, for instance a timing block (doc1 §8). */
export const avisarInformacao = (title: string, detail?: string): string => toast.info({ title, detail });

/** Error toast with the given title and the error's sentence as detail (doc3 §9 'Shared toast helper'). */
export function avisarErro(title: string, erro: unknown): void {
  if (jaDitoEmOutroLugar(erro)) return;
  const detalhe = mensagemDe(erro, '');
  toast.error({ title, ...(detalhe && detalhe !== title ? { detail: detalhe } : {}) });
}

/** Error toast whose summary is the server's message (doc1 §4: status-change failures). */
export function avisarErroDoServidor(erro: unknown): void {
  if (jaDitoEmOutroLugar(erro)) return;
  toast.error({ title: mensagemDe(erro) });
}
