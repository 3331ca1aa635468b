import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The kinds of value as a person calls them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  date: 'uma data',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
  tuple: 'uma lista',
  file: 'um arquivo',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'um e-mail válido',
  url: 'um endereço válido',
  uuid: 'um UUID válido',
  datetime: 'uma data e hora válidas',
  date: 'uma data válida',
  time: 'um horário válido',
};

const plural = (n: number | bigint, one: string, many: string) => `${n} ${Number(n) === 1 ? one : many}`;

/** A limit of what is counted by its parts; null where the value itself is compared. */
function counted(origin: string, n: number | bigint): string | null {
  if (origin === 'string') return plural(n, 'caractere', 'caracteres');
  if (origin === 'array' || origin === 'set') return plural(n, 'item', 'itens');
  if (origin === 'file') return plural(n, 'byte', 'bytes');
  return null;
}

/** Names that an answer repeats of what was sent, and letters of each: a refusal must not be as long as the request. */
const FEW = 10;
const LONG = 60;
const fewOf = (names: readonly string[]): string =>
  names
    .slice(0, FEW)
    .map((name) => (name.length > LONG ? `${name.slice(0, LONG)}…` : name))
    .concat(names.length > FEW ? ['…'] : [])
    .join(', ');

/** What a schema does not word itself, in the Portuguese of Brazil: the validator's own is Portugal's. */
export function validationText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Deve ser ${KINDS[issue.expected] ?? 'outro tipo de valor'}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Deve ser ${String(issue.values[0])}.`
        : `Deve ser um destes: ${issue.values.map(String).join(', ')}.`;
    case 'too_small': {
      const parts = counted(issue.origin, issue.minimum);
      if (parts) return `Deve ter pelo menos ${parts}.`;
      return `Deve ser ${issue.inclusive ? 'no mínimo' : 'maior que'} ${issue.minimum}.`;
    }
    case 'too_big': {
      const parts = counted(issue.origin, issue.maximum);
      if (parts) return `Deve ter no máximo ${parts}.`;
      return `Deve ser ${issue.inclusive ? 'no máximo' : 'menor que'} ${issue.maximum}.`;
    }
    case 'invalid_format':
      return `Deve ser ${FORMATS[issue.format] ?? 'um texto no formato certo'}.`;
    case 'not_multiple_of':
      return `Deve ser múltiplo de ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Campo desconhecido: ${fewOf(issue.keys)}.`;
    default:
      return 'Valor inválido.';
  }
}
