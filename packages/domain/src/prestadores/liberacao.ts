import { PERMISSAO, temPermissao, type Permissoes } from '../permissoes/index.ts';

/** Released to the client (shown in black) or not (shown in grey) (doc2 §2.7). */
export type SituacaoLiberacao = 'LIBERADO' | 'NAO_LIBERADO';

/** What a person hears beside the colour: colour alone never says it. */
export const ROTULO_LIBERACAO: Readonly<Record<SituacaoLiberacao, string>> = {
  LIBERADO: 'Liberado para o cliente',
  NAO_LIBERADO: 'Não liberado para o cliente',
};

/** Whether a provider is among those released to the client. */
export function situacaoLiberacao(
  prestador: { readonly id: number },
  liberados: ReadonlySet<number> | readonly number[],
): SituacaoLiberacao {
  const liberado = 'has' in liberados ? liberados.has(prestador.id) : liberados.includes(prestador.id);
  return liberado ? 'LIBERADO' : 'NAO_LIBERADO';
}

export interface DialogoNaoAtende {
  readonly texto: string;
  readonly botoes: readonly ('Voltar' | 'Liberar')[];
}

/**
 * The dialog for a chosen provider that does not serve the client's employees (doc2 §2.13, §6): holders of
 * the release permission may release it there; others are told whom to ask.
 */
export function dialogoNaoAtende(permissoes: Permissoes): DialogoNaoAtende {
  return temPermissao(permissoes, PERMISSAO.LIBERAR_PRESTADOR_CRIAR)
    ? { texto: 'O prestador escolhido não atende este funcionário.', botoes: ['Voltar', 'Liberar'] }
    : {
        texto:
          'O prestador escolhido não atende este funcionário. Entre em contato com o gestor do contrato.',
        botoes: ['Voltar'],
      };
}
