/** doc2 §5, Requester. */
export const MENSAGEM_EMAIL_SOLICITANTE_INVALIDO = 'Campo deve ser email';
/** doc2 §5, Employee data step; doc1 §5, Status dialogs. */
export const MENSAGEM_EMAIL_INVALIDO = 'Digite um email válido';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMINIO = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

/** Whether mail can be addressed to it: one '@', no spaces, a domain with a dot; at most 254 characters. */
export function ehEmail(valor: string): boolean {
  if (valor.length > 254) return false;
  const arroba = valor.lastIndexOf('@');
  const local = valor.slice(0, arroba);
  return arroba > 0 && local.length <= 64 && LOCAL.test(local) && DOMINIO.test(valor.slice(arroba + 1));
}
