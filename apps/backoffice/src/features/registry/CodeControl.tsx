import { INSCRICAO, INSCRICAO_KIND, isInscricaoKind, normalizeInscricao } from '@apto/domain/documents';
import type { Field, RegistryValues } from '@apto/domain/registry';
import { CepField, CnpjField, CpfField, MaskedField, PhoneField } from '@apto/ui';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<typeof CnpjField> {
  /** Of one of the types below. */
  field: Field;
  /** The whole record as it is typed: the number of an employer is of the kind that another field says. */
  values: Readonly<Partial<RegistryValues>> | null;
}

const D = /\d/;
/** Numbers of an employer that have no control of their own. */
const INSCRICAO_MASKS = {
  [INSCRICAO_KIND.CAEPF]: { mask: [D, D, D, '.', D, D, D, '.', D, D, D, '/', D, D, D, '-', D, D] },
  [INSCRICAO_KIND.CNO]: { mask: [D, D, '.', D, D, D, '.', D, D, D, D, D, '/', D, D] },
};
/** Digits and what stands between them; the value is the digits. */
const MASKS = {
  cnae: { mask: [D, D, D, D, '-', D, '/', D, D] },
  cbo: { mask: [D, D, D, D, '-', D, D] },
  hazardCode: { mask: [D, D, '.', D, D, '.', D, D, D] },
  pis: { mask: [D, D, D, '.', D, D, D, D, D, '.', D, D, '-', D] },
  tuss: { mask: [D, '.', D, D, '.', D, D, '.', D, D, '-', D] },
};
const digits = (text: string): string => text.replace(/\D/g, '');

/** What a field is called: the number of an employer is called what it is. */
export function labelOf(field: Field, values: Readonly<Partial<RegistryValues>> | null): string {
  if (field.type !== 'inscricao') return field.label;
  const kind = values?.[field.kind];
  return INSCRICAO[isInscricaoKind(kind) ? kind : INSCRICAO_KIND.CNPJ].label;
}

/** The control of what is typed with marks between its digits or letters: documents, telephones and tables' codes. */
export function CodeControl({ field, values, ...own }: Props) {
  switch (field.type) {
    case 'cpf':
      return <CpfField {...own} />;
    case 'phone':
      return <PhoneField {...own} variant={field.takesLandline ? 'landline' : 'contato'} />;
    case 'cep':
      return <CepField {...own} />;
    case 'inscricao': {
      const said = values?.[field.kind];
      const kind = isInscricaoKind(said) ? said : INSCRICAO_KIND.CNPJ;
      if (kind === INSCRICAO_KIND.CNPJ) return <CnpjField {...own} />;
      if (kind === INSCRICAO_KIND.CPF) return <CpfField {...own} />;
      return (
        <MaskedField
          key={kind}
          {...own}
          mask={INSCRICAO_MASKS[kind]}
          parse={normalizeInscricao}
          inputMode="numeric"
          controlWidth="sm"
        />
      );
    }
    case 'cnae':
    case 'cbo':
    case 'pis':
    case 'hazardCode':
    case 'tuss':
      return (
        <MaskedField {...own} mask={MASKS[field.type]} parse={digits} inputMode="numeric" controlWidth="sm" />
      );
    default:
      return <CnpjField {...own} />;
  }
}
