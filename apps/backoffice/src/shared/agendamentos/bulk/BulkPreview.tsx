import { previewMessages, type BulkReview } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { BulkMessage } from '@apto/domain/bulk';
import { Stack, Text } from '@apto/ui';
import { Previews } from '../preview/Previews.tsx';
import { PreviewToggle } from '../preview/PreviewToggle.tsx';

interface Props {
  of: NonNullable<BulkReview['primeiro']>;
  kind: 'KIT' | BulkMessage;
  /** There are others, to whom the same is said of their own exam. */
  isOfMany: boolean;
}

function Messages({ of, kind, isOfMany }: Props) {
  const previews = useCall(
    previewMessages,
    { params: { id: of.id }, query: { tipo: kind } },
    // Another kind is another message.
    { keepPreviousData: false },
  );
  return (
    <Stack gap="x4">
      {isOfMany ? (
        <Text tone="muted">{`Como sai a de ${of.nomeFuncionario}. As outras dizem o mesmo, cada uma do seu agendamento.`}</Text>
      ) : null}
      <Previews messages={previews.data} read={previews} />
    </Stack>
  );
}

/** What many are about to get, in the words that one of them gets (issue 9 'previewed by staff before it goes'). */
export const BulkPreview = (props: Props) => (
  <PreviewToggle>
    <Messages {...props} />
  </PreviewToggle>
);
