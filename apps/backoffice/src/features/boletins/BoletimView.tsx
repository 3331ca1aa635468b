import { boletimFile, boletimReaders, getBoletim, listBoletins, markBoletimRead } from '@apto/api-client';
import { useApi, useCall, useReload } from '@apto/api-client/react';
import { formatDate } from '@apto/domain/time';
import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  InlineAlert,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@apto/ui';
import { FileText, Pencil, Search } from '@apto/ui/icons';
import { useEffect, useState } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import { messageFrom } from '../../shared/notices/index.ts';
import { BOLETINS_ROUTE } from '../../shared/routing/addresses.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { usePermission } from '../../shared/session/index.ts';
import { Readers } from './Readers.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

const PdfDialog = onDemand(() => import('../../shared/pdf/PdfDialog.tsx'));

/** What is on screen counts as read after this, as a notification does (doc3 §9). */
const READ_AFTER_MS = 500;

/** `/boletins/{id}/view`: one bulletin; it is read once it was seen, and whoever writes them sees who has. */
export function BoletimView({ id }: { id: number }) {
  const api = useApi();
  const reload = useReload();
  const writes = usePermission('cadastro_boletins:editar');
  const { data, error, isValidating, mutate } = useCall(getBoletim, { params: { id } });
  const [isOpen, setOpen] = useState(false);
  const isUnread = data?.lidoEm === null;
  useEffect(() => {
    if (!isUnread) return undefined;
    const clock = setTimeout(() => {
      api.invoke(markBoletimRead, { params: { id } }).then(
        () => reload(listBoletins, boletimReaders),
        // It stays unread, and the next look tries again.
        () => undefined,
      );
    }, READ_AFTER_MS);
    return () => clearTimeout(clock);
  }, [api, id, isUnread, reload]);

  return (
    <TrailPage
      title={data?.descricao ?? 'Boletim'}
      breadcrumbs={[
        { label: 'Cadastros', href: '/cadastros' },
        { label: 'Boletins da empresa', href: BOLETINS_ROUTE },
        { label: data?.descricao ?? 'Boletim' },
      ]}
      width="form"
      actions={writes ? <PageLink href={`/boletins/${id}`} icon={<Pencil />} label="Alterar" /> : null}
    >
      <Stack gap="x8">
        {data ? (
          <Stack gap="x4">
            <Text as="time" dateTime={data.data} tone="muted">
              {formatDate(data.data)}
            </Text>
            {data.texto === null ? null : (
              <Text keepsLines isReading>
                {data.texto}
              </Text>
            )}
            {data.nomeArquivo === null ? null : (
              <Inline gap="x3">
                <FileText size={16} aria-hidden />
                <Text>{data.nomeArquivo}</Text>
                <Button size="small" onPress={() => setOpen(true)}>
                  Abrir
                </Button>
              </Inline>
            )}
          </Stack>
        ) : error?.status === 404 && writes ? (
          <InlineAlert tone="info" title="Você não está entre quem recebe este boletim hoje.">
            O texto está em <TextLink href={`/boletins/${id}`}>Alterar</TextLink>; abaixo, quem o recebe.
          </InlineAlert>
        ) : error?.status === 404 ? (
          <EmptyState
            icon={<Search />}
            title="Este boletim não está entre os seus."
            description="Ele pode ser de outro público, de um dia que ainda não chegou, ou ter sido excluído."
            action={<LinkButton href={BOLETINS_ROUTE}>Ver os meus boletins</LinkButton>}
          />
        ) : error && !isValidating ? (
          <ErrorState
            title="Não foi possível abrir o boletim."
            description={messageFrom(error)}
            requestId={error.requestId ?? undefined}
            onRetry={() => void mutate()}
          />
        ) : (
          <output aria-label="Carregando o boletim">
            <Skeleton shape="block" height={200} />
          </output>
        )}
        {isOpen && data && data.nomeArquivo !== null ? (
          <PdfDialog
            title={data.descricao}
            fileName={data.nomeArquivo}
            load={async (signal) => (await api.download(boletimFile, { params: { id } }, { signal })).blob}
            onClose={() => setOpen(false)}
            onFail={() => setOpen(false)}
          />
        ) : null}
        {writes ? <Readers id={id} /> : null}
      </Stack>
    </TrailPage>
  );
}
