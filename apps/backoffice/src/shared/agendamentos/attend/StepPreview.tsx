import { previewMessages, type Input } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Stack, Text } from '@apto/ui';
import { Previews } from '../preview/Previews.tsx';
import { PreviewToggle } from '../preview/PreviewToggle.tsx';

type Query = Omit<Input<typeof previewMessages>['query'], 'tipo'>;

function Messages({ id, step }: { id: number; step: Query }) {
  const previews = useCall(
    previewMessages,
    { params: { id }, query: { tipo: 'PASSO', ...step } },
    // Another choice is another message, and what was read before may have changed.
    { keepPreviousData: false, revalidateIfStale: true },
  );
  const { data } = previews;
  if (data?.length === 0) return <Text tone="muted">Nenhuma mensagem sairá com este passo.</Text>;
  return (
    <Stack gap="x4">
      {data ? (
        <Text tone="muted">{`${data.length === 1 ? '1 mensagem sairá' : `${data.length} mensagens sairão`} com este passo:`}</Text>
      ) : null}
      <Previews messages={data} read={previews} />
    </Stack>
  );
}

/** Every word that a step would send, before it is taken (issue 9 'previewed by staff before it goes'). */
export const StepPreview = ({ id, step, missing }: { id: number; step: Query | null; missing: string }) => (
  <PreviewToggle missing={step ? null : missing}>
    {step ? <Messages id={id} step={step} /> : null}
  </PreviewToggle>
);
