/** As partes de um endereço, cada uma como é digitada; '' onde não há nada. */
export interface AddressText {
  /** Os dígitos do CEP. */
  readonly zipCode: string;
  /** Rua, avenida, estrada: com o tipo, sem o número. */
  readonly street: string;
  /** 's/n' onde o lugar não tem número. */
  readonly number: string;
  /** Andar, sala, bloco. */
  readonly addressComplement: string;
  /** O bairro da cidade. */
  readonly neighborhood: string;
  /** O município. */
  readonly city: string;
  /** Duas letras. */
  readonly state: string;
}

/** Uma parte de um endereço. */
export type AddressPart = keyof AddressText;

/** O que um CEP diz de um endereço; as partes que ele não diz ficam de fora. */
export type FoundAddress = Partial<Omit<AddressText, 'zipCode' | 'number'>>;

/** Um endereço do qual nada foi dito. */
export const EMPTY_ADDRESS: AddressText = {
  zipCode: '',
  street: '',
  number: '',
  addressComplement: '',
  neighborhood: '',
  city: '',
  state: '',
};

/** O que fica no número de um lugar que não tem número. */
export const NO_NUMBER = 's/n';

const PARTS = ['street', 'addressComplement', 'neighborhood', 'city', 'state'] as const;

/**
 * What a CEP's answer changes: parts that are empty, and those that the last answer filled and nobody touched. What a
 * person typed stays.
 * @param filled what the last answer wrote
 */
export function fillAddress(
  typed: AddressText,
  found: FoundAddress,
  filled: FoundAddress,
): { change: FoundAddress; keepsTyped: boolean } {
  const change: Partial<Record<(typeof PARTS)[number], string>> = {};
  let keepsTyped = false;
  for (const part of PARTS) {
    const next = found[part] ?? '';
    const isOurs = typed[part] === '' || typed[part] === filled[part];
    if (isOurs && next !== typed[part]) change[part] = next;
    else if (!isOurs && next !== '' && next !== typed[part]) keepsTyped = true;
  }
  return { change, keepsTyped };
}
