/** A CEP as it is read, '13015-002'; anything that is not eight digits stays as it is (doc3 §9). */
export function formatCep(cep: string): string {
  const digits = cep.replace(/\D/g, '');
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : cep;
}
