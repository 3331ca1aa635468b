import { PERMISSION, hasPermission, type HeldPermissions } from '../permissions/index.ts';

/** Released to the client (shown in black) or not (shown in grey) (doc2 §2.7). */
export type LiberacaoSituation = 'RELEASED' | 'NOT_RELEASED';

/** Whether a provider is among those released to the client. */
export function liberacaoSituation(
  prestador: { readonly id: number },
  released: ReadonlySet<number> | readonly number[],
): LiberacaoSituation {
  const isReleased = 'has' in released ? released.has(prestador.id) : released.includes(prestador.id);
  return isReleased ? 'RELEASED' : 'NOT_RELEASED';
}

export interface NotServedDialog {
  readonly text: string;
  readonly buttons: readonly ('Voltar' | 'Liberar')[];
}

/**
 * The dialog for a chosen provider that does not serve the client's employees (doc2 §2.13, §6): holders of
 * the release permission may release it there; others are told whom to ask.
 */
export function notServedDialog(permissions: HeldPermissions): NotServedDialog {
  return hasPermission(permissions, PERMISSION.LIBERAR_PRESTADOR_CRIAR)
    ? { text: 'O prestador escolhido não atende este funcionário.', buttons: ['Voltar', 'Liberar'] }
    : {
        text: 'O prestador escolhido não atende este funcionário. Entre em contato com o gestor do contrato.',
        buttons: ['Voltar'],
      };
}

/** A clinic and the customer that it is released to, or is not. */
export interface ReleasePair {
  readonly idPrestador: number;
  readonly idCliente: number;
}

/** What was chosen on the release screen, and to whom the clinic is known to be released. */
export interface ReleaseChoice {
  readonly idPrestador: number | null;
  readonly idCliente: number | null;
  /** Null while it is being asked. */
  readonly isReleased: boolean | null;
  /** Whether who was named beforehand is still looked for. */
  readonly isLookedFor?: boolean;
}

/** Why 'Liberar' has nothing to release yet; null when it has (doc2 §2.13). */
export function releaseBlock({
  idPrestador,
  idCliente,
  isReleased,
  isLookedFor = false,
}: ReleaseChoice): string | null {
  if (idPrestador === null && idCliente === null) return 'Escolha o prestador e o cliente.';
  if (idPrestador === null) return 'Escolha o prestador.';
  if (idCliente === null) return 'Escolha o cliente.';
  if (isReleased === null || isLookedFor) return 'Verificando se o prestador já atende este cliente...';
  return isReleased ? 'O prestador já atende os funcionários deste cliente.' : null;
}

/** Whether what was told is the release that somebody waits for (doc2 §4 'Provider release'). */
export const isReleaseOf = (told: unknown, awaited: ReleasePair): boolean =>
  typeof told === 'object' &&
  told !== null &&
  'idPrestador' in told &&
  'idCliente' in told &&
  told.idPrestador === awaited.idPrestador &&
  told.idCliente === awaited.idCliente;
