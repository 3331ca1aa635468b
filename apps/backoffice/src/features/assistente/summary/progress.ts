import { LOADING_MESSAGE, type AssistenteState } from '@apto/domain/assistente';
import { MESSAGE } from '@apto/domain/messages';
import type { PedidoFuncionario } from '@apto/domain/pedido';

/** What of the request decides whether it can go on. */
interface Progress extends Pick<AssistenteState, 'step' | 'prestador' | 'tipoExame'> {
  readonly funcionarios: readonly Pick<PedidoFuncionario, 'sync' | 'possuiRisco'>[];
}

/** What the wizard waits for besides the request itself. */
export interface Waits {
  readonly rules: { readonly loading: boolean; readonly error: Error | undefined };
  readonly facts: { readonly loading: boolean; readonly error: Error | undefined };
  readonly clinic: {
    readonly loading: boolean;
    readonly error: Error | undefined;
    readonly notReleased: unknown;
  };
}

function fromSoc({ funcionarios }: Progress): string | undefined {
  if (funcionarios.some((f) => f.sync === 'FAILED')) return MESSAGE.SOC_SYNC;
  return funcionarios.some((f) => f.sync !== 'READY') ? LOADING_MESSAGE : undefined;
}

function fromClinic({ prestador }: Progress, { rules, facts, clinic }: Waits): string | undefined {
  if (!prestador) return undefined;
  if (rules.error ?? facts.error ?? clinic.error)
    return 'Não foi possível verificar a clínica. Tente novamente.';
  if (rules.loading || facts.loading || clinic.loading) return 'Verificando a clínica...';
  return clinic.notReleased ? 'O prestador escolhido não atende este cliente.' : undefined;
}

function fromDates({ facts }: Waits): string | undefined {
  if (facts.error) return 'Não foi possível verificar as datas. Tente novamente.';
  return facts.loading ? 'Verificando as datas...' : undefined;
}

/**
 * Why the main button does not work now, beside it; undefined when it does. What is wrong in a field is no reason:
 * the button then says which field.
 */
export function reasonToWait(e: Progress, waits: Waits): string | undefined {
  if (e.step === 'procedimentos' || e.step === 'anexos') return fromSoc(e);
  if (e.step === 'definir-clinica') return fromClinic(e, waits);
  if (e.step === 'concluir') return fromSoc(e) ?? fromClinic(e, waits);
  const [fromLink] = e.funcionarios;
  const asking = fromLink?.sync === 'LOADING' && (fromLink.possuiRisco === null || e.tipoExame !== null);
  return e.step === 'autoagendamento' ? (asking ? LOADING_MESSAGE : fromDates(waits)) : undefined;
}
