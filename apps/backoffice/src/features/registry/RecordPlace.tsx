import type { ApiError } from '@apto/api-client';
import { ending, type Registry } from '@apto/domain/registry';
import { capitalize } from '@apto/domain/text';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { messageFrom } from '../../shared/notices/index.ts';
import { useListWay } from './listWay.ts';
import { TrailPage, type Trail } from '../../shared/TrailPage.tsx';

interface Props {
  registry: Registry;
  breadcrumbs: Trail;
  /** Null while it loads. */
  error: ApiError | null;
  onRetry: () => void;
}

/** The way there, and what is not at its end, since nobody knows what it was called. */
const notFoundTrail = ({ singular, gender }: Registry, breadcrumbs: Trail): Trail => {
  const label = `${capitalize(singular)} não encontrad${ending(gender)}`;
  return [...breadcrumbs.slice(0, 2), { label }];
};

/** Where a record will stand: it comes, it is not there, or it could not be read. */
export function RecordPlace({ registry, breadcrumbs, error, onRetry }: Props) {
  const list = useListWay(registry.name);
  const isMissing = error?.status === 404;
  const trail = isMissing ? notFoundTrail(registry, breadcrumbs) : breadcrumbs;
  return (
    <TrailPage title={(isMissing && trail.at(-1)?.label) || registry.title} breadcrumbs={trail} width="form">
      {isMissing ? (
        <EmptyState
          icon={<Search />}
          title={`Não há ${registry.singular} neste endereço.`}
          description="O registro pode ter sido excluído, ou não é dos seus clientes."
          action={<LinkButton href={list}>Voltar à lista</LinkButton>}
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
}
