import {
  cancelRegistration,
  getRegistryRecord,
  listRegistrations,
  readRegistration,
  registrationFile,
} from '@apto/api-client';
import { useApi, useCall, useReload } from '@apto/api-client/react';
import { FILE_KIND_TEXT, mayRegister, SITUATION_TEXT } from '@apto/domain/clinic-registration';
import { PERMISSION } from '@apto/domain/permissions';
import { mayInRegistry, registryOf, type Registry } from '@apto/domain/registry';
import { formatInstant } from '@apto/domain/time';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Inline,
  InlineAlert,
  LinkButton,
  Section,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@apto/ui';
import { FileText } from '@apto/ui/icons';
import { useState } from 'react';
import { saveFile } from '../../shared/download.ts';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import { REGISTRATIONS_ROUTE } from '../../shared/routing/addresses.ts';
import { usePermission, usePermissions } from '../../shared/session/index.ts';
import { clinicRoute, TO_CLINICS } from './addresses.ts';
import { Decisions } from './Decisions.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

/** What one clinic says of itself, beside what is known; and what was decided (issue 11). */
export function ReviewPage({ prestadorId }: { prestadorId: number }) {
  const api = useApi();
  const reload = useReload();
  const permissions = usePermissions();
  const [opened, setOpened] = useState<'ask' | 'cancel' | null>(null);
  const clinic = useCall(getRegistryRecord, { params: { registry: 'supplier', id: prestadorId } });
  const found = useCall(
    readRegistration,
    { params: { id: prestadorId } },
    // What is being decided must not be replaced.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const review = found.data?.cadastro;
  const isNone = review === null && clinic.data !== undefined;
  // What is being decided stays, also where it could not be read once more.
  const failure = review ? undefined : (clinic.error ?? found.error);
  const name = String(clinic.data?.values['name'] ?? '');
  const canAsk = mayInRegistry(permissions, registryOf('supplier') as Registry, 'editar');
  const canSetHours = usePermission(PERMISSION.PAINEL_PRESTADOR);
  const situation = review?.situacao;
  const again = () => {
    void found.mutate();
    void reload(listRegistrations);
  };

  async function download(key: string, fileName: string): Promise<void> {
    try {
      const { blob, name: sent } = await api.download(registrationFile, {
        params: { id: prestadorId, chave: key },
      });
      saveFile(blob, sent ?? fileName);
    } catch (error) {
      notify({ tone: 'danger', title: 'Erro ao baixar o documento!', detail: messageFrom(error) });
    }
  }
  const ask =
    canAsk && clinic.data && (!situation || situation !== 'ENVIADO') ? (
      <Button variant={isNone ? 'primary' : 'secondary'} onPress={() => setOpened('ask')}>
        Pedir atualização do cadastro
      </Button>
    ) : null;

  return (
    <TrailPage
      title={name === '' ? 'Cadastro pela clínica' : `Cadastro de ${name}`}
      width="form"
      breadcrumbs={[
        ...TO_CLINICS,
        { label: 'Cadastros das clínicas', href: REGISTRATIONS_ROUTE },
        { label: name === '' ? 'Cadastro pela clínica' : name },
      ]}
      titleEnd={
        situation ? <Tag tone={SITUATION_TEXT[situation].tone}>{SITUATION_TEXT[situation].text}</Tag> : null
      }
      actions={
        <Inline gap="x3">
          <LinkButton href={clinicRoute(prestadorId)}>Abrir prestador</LinkButton>
          {situation && canAsk && mayRegister(situation, 'CANCEL') ? (
            <Button onPress={() => setOpened('cancel')}>Cancelar pedido</Button>
          ) : null}
          {isNone ? null : ask}
        </Inline>
      }
    >
      {failure ? (
        <ErrorState
          title="Não foi possível abrir o cadastro."
          description={messageFrom(failure)}
          requestId={failure.requestId ?? undefined}
          onRetry={() => {
            void clinic.mutate();
            void found.mutate();
          }}
          isRetrying={found.isValidating || clinic.isValidating}
        />
      ) : isNone ? (
        <EmptyState
          title="Nenhum cadastro pedido a esta clínica."
          description="Peça que ela confira e atualize os próprios dados: a equipe decide item por item."
          action={ask}
        />
      ) : !review ? (
        <Stack gap="x4" aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={96} />
          ))}
        </Stack>
      ) : (
        <Stack gap="x6">
          {situation === 'CONCLUIDO' && !review.prestador.ativo ? (
            <InlineAlert
              tone="info"
              action={<LinkButton href={clinicRoute(prestadorId)}>Ativar o prestador</LinkButton>}
            >
              O cadastro foi aceito, mas o prestador está inativo: ninguém o escolhe até ele ser ativado.
            </InlineAlert>
          ) : null}
          {situation === 'ABERTO' ? (
            <InlineAlert tone="info">
              {review.email === null
                ? 'A clínica começou a preencher e ainda não enviou.'
                : `Pedido a ${review.email}. A clínica ainda não enviou.`}
            </InlineAlert>
          ) : null}
          {review.enviadoEm === null ? null : (
            <Text tone="muted">Enviado pela clínica em {formatInstant(review.enviadoEm)}.</Text>
          )}
          {situation === 'ENVIADO' ? (
            <Decisions
              review={review}
              canDecide={canAsk}
              canSetHours={canSetHours || !review.prestador.ativo}
              onDone={(answer) => {
                void found.mutate(answer ? { cadastro: answer } : undefined, { revalidate: answer === null });
                void reload(listRegistrations, getRegistryRecord);
              }}
            />
          ) : review.decisoes.length > 0 ? (
            <Section title="Última análise">
              <Stack as="ul" gap="x2">
                {review.decisoes.map(({ campo: item, label, aceita: isAccepted, motivo: reason }) => (
                  <li key={item}>
                    <Inline gap="x3">
                      <Tag tone={isAccepted ? 'success' : 'danger'}>{isAccepted ? 'Aceito' : 'Recusado'}</Tag>
                      <Text>{reason === '' ? label : `${label}: ${reason}`}</Text>
                    </Inline>
                  </li>
                ))}
              </Stack>
            </Section>
          ) : null}
          {review.arquivos.length > 0 ? (
            <Section title="Documentos">
              <Stack as="ul" gap="x3">
                {review.arquivos.map(
                  ({ id, chave: key, nomeArquivo: fileName, tipo: kind, aceito: isKept }) => (
                    <li key={id}>
                      <Inline gap="x3">
                        <Button icon={<FileText />} onPress={() => void download(key, fileName)}>
                          {fileName}
                        </Button>
                        <Text tone="muted">{FILE_KIND_TEXT[kind]}</Text>
                        {isKept ? <Tag tone="success">Aceito</Tag> : null}
                      </Inline>
                    </li>
                  ),
                )}
              </Stack>
            </Section>
          ) : null}
        </Stack>
      )}
      {opened === 'ask' && clinic.data ? (
        <RequestDialog
          prestador={{ id: prestadorId, name }}
          email={review?.email ?? String(clinic.data.values['email'] ?? '')}
          onClose={() => setOpened(null)}
          onDone={again}
        />
      ) : null}
      {opened === 'cancel' && review ? (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setOpened(null))}
          title="Cancelar pedido de cadastro"
          tone="danger"
          confirmLabel="Cancelar pedido"
          onConfirm={() =>
            api
              .invoke(cancelRegistration, { params: { id: prestadorId } }, { ifMatch: review.version })
              .then((answer) => {
                notify({ tone: 'success', title: 'Pedido cancelado.' });
                void found.mutate({ cadastro: answer }, { revalidate: false });
                void reload(listRegistrations);
              })
          }
        >
          O link enviado deixa de valer, e o que a clínica preencheu não é usado.
        </ConfirmDialog>
      ) : null}
    </TrailPage>
  );
}
