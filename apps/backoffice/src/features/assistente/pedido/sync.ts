import { procedimentosSoc, riscosSoc, type ApiClient } from '@apto/api-client';
import type { AssistenteState, AssistenteEvent } from '@apto/domain/assistente';
import { socBatches, type PedidoFuncionario, type SyncState } from '@apto/domain/pedido';

/** What one employee still lacks of SOC's answers. */
export interface MissingItem {
  readonly id: number;
  readonly customerId: number;
  readonly riscos: boolean;
  /** Exam type to ask the exams of, or null: known already, or no type chosen yet. */
  readonly tipoExame: number | null;
}

/** The employees in one of these states, with what each lacks. Without a type only risks can be asked. */
export function missingFromSoc(e: AssistenteState, situations: readonly SyncState[]): MissingItem[] {
  return e.funcionarios
    .filter((f) => situations.includes(f.sync))
    .map((f) => ({
      id: f.id,
      customerId: f.customerId,
      riscos: f.possuiRisco === null,
      tipoExame: f.examesLoaded ? null : (e.tipoExame?.id ?? null),
    }))
    .filter((missing) => missing.riscos || missing.tipoExame !== null);
}

/** What did not work, for one notice of each kind however many employees there are. */
export interface SocFailures {
  readonly riscos: readonly unknown[];
  readonly exames: readonly unknown[];
}

interface Ports {
  readonly api: Pick<ApiClient, 'invoke'>;
  /** The request as it is now: answers arrive late. */
  readonly state: () => AssistenteState;
  readonly dispatch: (event: AssistenteEvent) => void;
}

/** A failure counts only while the employee is there and the type is the one that was asked about. */
function stillValid(e: AssistenteState, missing: MissingItem): PedidoFuncionario | undefined {
  const sameType = missing.tipoExame === null || missing.tipoExame === e.tipoExame?.id;
  return sameType ? e.funcionarios.find((f) => f.id === missing.id) : undefined;
}

/**
 * Asks SOC for risks and exams, employees in lots of four (doc2 §4), and puts each answer into the request as it
 * comes. Never rejects: what failed is in the answer, and the employee's state says so.
 */
export async function sync(missingItems: readonly MissingItem[], ports: Ports): Promise<SocFailures> {
  const { api, state, dispatch } = ports;
  const failures = { riscos: [] as unknown[], exames: [] as unknown[] };

  const failed = (missing: MissingItem, list: unknown[], error: unknown): void => {
    if (!stillValid(state(), missing)) return;
    list.push(error);
    dispatch({ type: 'SYNC_FAILED', id: missing.id });
  };
  const requestRiscos = async (missing: MissingItem): Promise<void> => {
    if (!missing.riscos) return;
    try {
      const riscos = await api.invoke(riscosSoc, { params: { employeeId: missing.id } });
      dispatch({ type: 'RISCOS_LOADED', id: missing.id, riscos });
    } catch (error) {
      failed(missing, failures.riscos, error);
    }
  };
  const requestExames = async (missing: MissingItem): Promise<void> => {
    const { id, customerId, tipoExame } = missing;
    if (tipoExame === null) return;
    try {
      const response = await api.invoke(procedimentosSoc, {
        params: { id, customerId, examTypeId: tipoExame },
      });
      dispatch({ type: 'PROCEDIMENTOS_LOADED', id, tipoExame, response });
    } catch (error) {
      failed(missing, failures.exames, error);
    }
  };

  for (const batch of socBatches(missingItems)) {
    await Promise.all(batch.flatMap((missing) => [requestRiscos(missing), requestExames(missing)]));
  }
  return failures;
}
