export { AddressFields, type AddressFieldsProps, type AddressPartProps } from './AddressFields.tsx';
export { EMPTY_ADDRESS, type AddressPart, type AddressText, type FoundAddress } from '@apto/domain/documents';
export type { CepLookup } from './useCepLookup.ts';
