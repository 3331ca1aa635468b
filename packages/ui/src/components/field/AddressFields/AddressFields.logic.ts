/** The parts of an address, each as it is typed; '' where nothing is. */
export interface AddressText {
  /** The digits of the CEP. */
  readonly zipCode: string;
  /** Street, avenue, road: with its kind, without the number. */
  readonly street: string;
  /** 's/n' where the place has none. */
  readonly number: string;
  /** Floor, room, block. */
  readonly addressComplement: string;
  /** The district of the city. */
  readonly neighborhood: string;
  /** The municipality. */
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** One part of an address. */
export type AddressPart = keyof AddressText;

/** What a CEP says of an address; parts that it does not say are left out. */
export type FoundAddress = Partial<Omit<AddressText, 'zipCode' | 'number'>>;

/** An address of which nothing is said. */
export const EMPTY_ADDRESS: AddressText = {
  zipCode: '',
  street: '',
  number: '',
  addressComplement: '',
  neighborhood: '',
  city: '',
  state: '',
};

/** What stands in the number of a place that has none. */
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
