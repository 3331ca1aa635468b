/** doc2 §5, Requester. */
export const INVALID_SOLICITANTE_EMAIL_MESSAGE = 'Campo deve ser email';
/** doc2 §5, Employee data step; doc1 §5, Status dialogs. */
export const INVALID_EMAIL_MESSAGE = 'Digite um email válido';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

/** Whether mail can be addressed to it: one '@', no spaces, a domain with a dot; at most 254 characters. */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const atSign = value.lastIndexOf('@');
  const local = value.slice(0, atSign);
  return atSign > 0 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(value.slice(atSign + 1));
}
