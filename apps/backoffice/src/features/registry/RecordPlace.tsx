import type { ApiError } from '@apto/api-client';
import type { Registry } from '@apto/domain/registry';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { messageFrom } from '../../shared/notices/index.ts';
import { listAddress } from './addresses.ts';
import { TrailPage, type Trail } from '../../shared/TrailPage.tsx';

interface Props {
  registry: Registry;
  breadcrumbs: Trail;
  /** Null while it loads. */
  error: ApiError | null;
  onRetry: () => void;
}

/** Where a record will stand: it comes, it is not there, or it could not be read. */
export const RecordPlace = ({ registry, breadcrumbs, error, onRetry }: Props) => (
  <TrailPage title={registry.title} breadcrumbs={breadcrumbs} width="form">
    {error?.status === 404 ? (
      <EmptyState
        icon={<Search />}
        title={`Não há ${registry.singular} neste endereço.`}
        description="O registro pode ter sido excluído, ou não é dos seus clientes."
        action={<LinkButton href={listAddress(registry.name)}>Voltar à lista</LinkButton>}
      />
    ) : error ? (
      <ErrorState
        title="Não foi possível abrir o registro."
        description={messageFrom(error)}
        requestId={error.requestId ?? undefined}
        onRetry={onRetry}
      />
    ) : (
      <Stack gap="x5" aria-busy>
        <output aria-label="Carregando o registro">
          <Skeleton shape="block" height={320} />
        </output>
      </Stack>
    )}
  </TrailPage>
);
