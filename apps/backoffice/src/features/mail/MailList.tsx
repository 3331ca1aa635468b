import { listMail, type SentMail } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { PERMISSION } from '@apto/domain/permissions';
import { Button, EmptyState } from '@apto/ui';
import { useMemo, useState } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { usePermission } from '../../shared/session/index.ts';
import { createColumns, nameOf, type Opened } from './mailColumns.tsx';
import { MailDetails } from './MailDetails.tsx';
import { MailFilters } from './MailFilters.tsx';
import { useMailFilters } from './useMailFilters.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const ResendDialog = onDemand(() => import('../../shared/agendamentos/actions/ResendDialog.tsx'));

/** `/mail/index`: what was sent, to whom, and how far it is (doc3 §2.10). */
export function MailList() {
  const canResend = usePermission(PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const filters = useMailFilters();
  const { query, isFiltered, clear, paging } = filters;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const list = useCall(listMail, { query }, { keepPreviousData: true });
  const { data } = list;
  const columns = useMemo(() => createColumns(canResend, setOpened), [canResend]);
  const resendOf = (mail: SentMail) =>
    canResend && mail.podeReenviar ? () => setOpened({ what: 'resend', mail }) : undefined;

  return (
    <TrailPage
      title="Mensagens enviadas"
      count={data?.meta.totalItems}
      breadcrumbs={[{ label: 'Cadastros', href: '/cadastros' }, { label: 'Mensagens enviadas' }]}
      purpose="E-mails e WhatsApp que o Apto enviou ou vai enviar. O texto não é guardado depois do envio."
    >
      <PagedTable
        label="Mensagens enviadas"
        columns={columns}
        getRowId={({ id }) => String(id)}
        getRowLabel={(mail) => `${mail.descricao}, ${nameOf(mail)}`}
        empty={
          isFiltered ? (
            <EmptyState
              kind="notFound"
              title={MESSAGE.NO_RECORDS}
              description="Nada corresponde à busca e aos filtros."
              action={<Button onPress={clear}>Limpar filtros</Button>}
            />
          ) : (
            <EmptyState
              title="Nenhuma mensagem ainda."
              description="Convites, confirmações, kits e lembretes aparecem aqui assim que entram na fila."
            />
          )
        }
        storageKey="mensagens"
        toolbar={<MailFilters {...filters} />}
        list={list}
        {...paging}
      />
      {opened?.what === 'details' ? (
        <MailDetails mail={opened.mail} onResend={resendOf(opened.mail)} onClose={close} />
      ) : null}
      {opened?.what === 'resend' && opened.mail.agendamento ? (
        <ResendDialog
          agendamentoId={opened.mail.agendamento.id}
          messageId={opened.mail.id}
          onClose={close}
          onFail={close}
        />
      ) : null}
    </TrailPage>
  );
}
