/** A CEP as it is read, '13015-002'; anything that is not eight digits stays as it is (doc3 §9). */
export function formatarCep(cep: string): string {
  const digitos = cep.replace(/\D/g, '');
  return digitos.length === 8 ? `${digitos.slice(0, 5)}-${digitos.slice(5)}` : cep;
}
