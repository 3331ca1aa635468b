import { InlineAlert, Stack, Text } from '@apto/ui';
import { ErrorCode } from '../fields/ErrorCode.tsx';
import type { PreSolicitacaoFailure } from './usePreSolicitacao.ts';

/** Why some pre-request was not kept, and whose: the toasts of doc2 §8 are gone after seconds. */
export function PreFailure({ failure }: { failure: PreSolicitacaoFailure }) {
  const names = new Intl.ListFormat('pt-BR').format(failure.names);
  return (
    <InlineAlert tone="danger" title="Nem todas as pré-solicitações foram criadas" announce="assertive">
      <Stack gap="x2">
        <Text>{`Falta: ${names}. ‘Criar pré-solicitação’ de novo cria só o que falta.`}</Text>
        <ErrorCode error={failure.error} />
      </Stack>
    </InlineAlert>
  );
}
