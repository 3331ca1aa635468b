/** Texts of AddressFields. */
export const texts = {
  group: 'Endereço',
  zipCode: 'CEP',
  street: 'Logradouro',
  number: 'Número',
  noNumber: 'Sem número',
  addressComplement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  lookup: 'Preenche o endereço.',
  searching: 'Procurando o endereço…',
  found: 'Endereço preenchido: confira e diga o número.',
  kept: 'Endereço encontrado. O que você já tinha digitado ficou como está.',
  notFound: 'CEP não encontrado: preencha o endereço.',
  failed: 'Não foi possível procurar o CEP: preencha o endereço.',
  again: 'Procurar de novo',
};
