/** A CEP without its mark: the digits of what was typed. */
export const normalizeCep = (cep: string): string => cep.replace(/\D/g, '');

/** Whether it has the eight digits of a CEP, not all of them zeros; that a street has it, only the post knows. */
export function isCep(cep: string): boolean {
  const digits = normalizeCep(cep);
  return digits.length === 8 && digits !== '00000000';
}

/** What is said of a CEP that is not whole. */
export const INVALID_CEP_MESSAGE = 'CEP inválido: são 8 dígitos';

/** A CEP as it is read, '13015-002'; anything that is not eight digits stays as it is (doc3 §9). */
export function formatCep(cep: string): string {
  const digits = normalizeCep(cep);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : cep;
}
