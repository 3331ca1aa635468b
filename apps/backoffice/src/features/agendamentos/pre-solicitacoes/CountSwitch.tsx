import { countPreSolicitacoes, showPreSolicitacaoCount } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { PRE_SOLICITACAO_NOTICE as NOTICE } from '@apto/domain/messages';
import { Switch } from '@apto/ui';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';

/** Whether the list's button says how many wait: the person's own choice (doc1 §3 exibePreSolicitacaoNotificacao). */
export function CountSwitch() {
  const api = useApi();
  const { data, mutate } = useCall(countPreSolicitacoes, {});
  if (!data) return null;

  async function choose(exibePreSolicitacaoNotificacao: boolean): Promise<void> {
    const body = { exibePreSolicitacaoNotificacao };
    try {
      await mutate(
        async (shown) => {
          await api.invoke(showPreSolicitacaoCount, { body });
          return shown && { ...shown, ...body };
        },
        {
          optimisticData: (shown) => ({ total: shown?.total ?? 0, ...body }),
          rollbackOnError: true,
          revalidate: false,
        },
      );
    } catch (error) {
      if (!isSilent(error)) notify(NOTICE.countFailed(messageFrom(error)));
    }
  }

  return (
    <Switch isSelected={data.exibePreSolicitacaoNotificacao} onChange={(isShown) => void choose(isShown)}>
      Mostrar a quantidade no botão 'Pré solicitações'
    </Switch>
  );
}
