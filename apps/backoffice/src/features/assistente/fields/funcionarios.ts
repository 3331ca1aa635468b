import type { FuncionarioSummary } from '@apto/api-client';
import type { AssistenteEvent } from '@apto/domain/assistente';
import { maskCpf } from '@apto/domain/documents';
import type { Option } from '@apto/ui';

/** Whose employees can be chosen still, and who is in the request already. */
export interface ChoiceLimits {
  /** The client that the first employee fixed, or null. */
  readonly cliente: { readonly id: number; readonly name: string } | null;
  readonly alreadyIncluded: ReadonlySet<number>;
}

const SITUATION: Readonly<Record<string, string>> = { AFASTADO: 'Afastado', PENDENTE: 'Admissão pendente' };

/** What tells one employee from another of the same name. */
const detail = (f: FuncionarioSummary): string =>
  [`CPF ${maskCpf(f.cpf)}`, f.customer.name, f.unidade?.name, SITUATION[f.situation]]
    .filter(Boolean)
    .join(' · ');

/** An employee as an option; one who cannot be chosen says why (doc2 §2.3). */
export function funcionarioOption(f: FuncionarioSummary, limits?: ChoiceLimits): Option<number> {
  const base = { value: f.id, label: f.name, description: detail(f) };
  if (limits?.alreadyIncluded.has(f.id)) return { ...base, disabledReason: 'Já está neste pedido' };
  const { cliente } = limits ?? {};
  return cliente && cliente.id !== f.customerId
    ? { ...base, disabledReason: `De outro cliente (${f.customer.name}). Este pedido é de ${cliente.name}` }
    : base;
}

/** Takes the ticked ones into the request. */
export const addFuncionarios = (chosen: readonly FuncionarioSummary[]): AssistenteEvent[] =>
  chosen.length === 0 ? [] : [{ type: 'FUNCIONARIOS_ADDED', funcionarios: chosen }, ...markPcd(chosen)];

/** The registry's PCD mark; an employee enters the request without it (doc2 §2.3). */
export const markPcd = (funcionarios: readonly FuncionarioSummary[]): AssistenteEvent[] =>
  funcionarios
    .filter(({ pcd }) => pcd)
    .map(({ id }) => ({ type: 'FUNCIONARIO_CHANGED', id, fields: { pcd: true } }));
