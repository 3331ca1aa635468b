import { checkManual, manualFile } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { mayInRegistry, registryOf, screenAt } from '@apto/domain/registry';
import { Dialog, EmptyState, ErrorState, LinkButton, Skeleton } from '@apto/ui';
import { FileText } from '@apto/ui/icons';
import { useLocation } from 'react-router-dom';
import { PdfContent } from '../shared/pdf/PdfContent.tsx';
import { usePermissions } from '../shared/session/index.ts';

interface Props {
  readonly onClose: () => void;
}

/** doc3 §2.9, word for word. */
const NO_MANUAL = 'Esta tela não possui manual cadastrado ainda.';

/** The manual of the open screen (doc3 §2.9), for everybody who works there. */
export default function ManualDialog({ onClose }: Props) {
  const screen = screenAt(useLocation().pathname);
  const api = useApi();
  const permissions = usePermissions();
  const manuals = registryOf('manuais');
  const canCreate = manuals !== null && mayInRegistry(permissions, manuals, 'criar');
  const { data, error, isValidating, mutate } = useCall(
    checkManual,
    screen === null ? null : { params: { id: screen } },
  );
  const title = data?.descricao ?? 'Manual desta tela';
  const version = data?.versao ?? null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      {...(version === null ? {} : { description: `Versão ${version}` })}
      width={900}
    >
      {screen !== null && data?.urlGed ? (
        <PdfContent
          label={title}
          fileName={`${title}.pdf`}
          load={async (signal) =>
            (await api.download(manualFile, { params: { id: screen } }, { signal })).blob
          }
        />
      ) : screen === null || data ? (
        <EmptyState
          icon={<FileText />}
          title={NO_MANUAL}
          action={
            canCreate && screen !== null ? (
              <LinkButton href={`/manuais/new?tela=${screen}`}>Cadastrar manual</LinkButton>
            ) : null
          }
        />
      ) : error && !isValidating ? (
        <ErrorState
          description={error.message}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}
