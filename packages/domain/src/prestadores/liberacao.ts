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
