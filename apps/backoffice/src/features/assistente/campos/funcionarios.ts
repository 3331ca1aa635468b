import type { FuncionarioResumido } from '@apto/api-client';
import { mascararCpf, type EventoAssistente } from '@apto/domain';
import type { Option } from '@apto/ui';

/** Whose employees can be chosen still, and who is in the request already. */
export interface LimitesDaEscolha {
  /** The client that the first employee fixed, or null. */
  readonly cliente: { readonly id: number; readonly name: string } | null;
  readonly jaIncluidos: ReadonlySet<number>;
}

const SITUACAO: Readonly<Record<string, string>> = { AFASTADO: 'Afastado', PENDENTE: 'Admissão pendente' };

/** What tells one employee from another of the same name. */
const detalhe = (f: FuncionarioResumido): string =>
  [`CPF ${mascararCpf(f.cpf)}`, f.customer.name, f.unidade?.name, SITUACAO[f.situation]]
    .filter(Boolean)
    .join(' · ');

/** An employee as an option; one who cannot be chosen says why (doc2 §2.3). */
export function opcaoDeFuncionario(f: FuncionarioResumido, limites?: LimitesDaEscolha): Option<number> {
  const base = { value: f.id, label: f.name, description: detalhe(f) };
  if (limites?.jaIncluidos.has(f.id)) return { ...base, disabledReason: 'Já está neste pedido' };
  const { cliente } = limites ?? {};
  return cliente && cliente.id !== f.customerId
    ? { ...base, disabledReason: `De outro cliente (${f.customer.name}). Este pedido é de ${cliente.name}` }
    : base;
}

/** The registry's PCD mark; an employee enters the request without it (doc2 §2.3). */
export const marcarPcd = (funcionarios: readonly FuncionarioResumido[]): EventoAssistente[] =>
  funcionarios
    .filter(({ pcd }) => pcd)
    .map(({ id }) => ({ tipo: 'FUNCIONARIO_ALTERADO', id, campos: { pcd: true } }));

/** Situations of those for whom an exam can be asked (doc2 §2.3). */
export const SITUACOES_DO_PEDIDO = 'ATIVO,AFASTADO,PENDENTE';
