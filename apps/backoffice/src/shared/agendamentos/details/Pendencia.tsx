import { statusRecords } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { formatInstant } from '@apto/domain/time';
import { ErrorState, Loading, Stack, Text } from '@apto/ui';
import { useState } from 'react';

interface Props {
  id: number;
  idStatus: number;
  /** The employee whom it is about. */
  name: string;
}

/** Whom a pendency is about, what was asked, by whom and when: above the field of its answer. */
export function Pendencia({ id, idStatus, name }: Props) {
  const { data, error, isLoading, mutate } = useCall(statusRecords, { params: { id } });
  // Its dialog is about the pendency it was opened for, also after somebody else has settled it.
  const [asked] = useState(idStatus);
  const record = data?.find(({ status }) => status.id === asked);
  return (
    <Stack gap="x2">
      <Text weight="semibold">{name}</Text>
      {isLoading ? (
        <Loading isInline />
      ) : error ? (
        <ErrorState
          title="Problemas ao carregar informações!"
          description={error.message}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : (
        <>
          <Text keepsLines>{record?.descricao?.trim() || 'A pendência não foi descrita.'}</Text>
          {record ? (
            <Text size="s13" tone="muted">
              {[formatInstant(record.createdAt), record.usuario?.name].filter(Boolean).join(', por ')}
            </Text>
          ) : null}
        </>
      )}
    </Stack>
  );
}
