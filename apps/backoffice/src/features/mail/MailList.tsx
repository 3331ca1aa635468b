import { listMail, type SentMail } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { PERMISSION } from '@apto/domain/permissions';
import { MESSAGE_STATE, MESSAGE_STATES, type MessageState } from '@apto/domain/templates';
import { Button, DateRangePicker, EmptyState, Inline, SearchField, Select } from '@apto/ui';
import { useMemo, useState } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { usePermission } from '../../shared/session/index.ts';
import { createColumns, nameOf, type Opened } from './mailColumns.tsx';
import { MailDetails } from './MailDetails.tsx';
import { useMailFilters } from './useMailFilters.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const ResendDialog = onDemand(() => import('../../shared/agendamentos/actions/ResendDialog.tsx'));

const STATES = MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE[value].label }));

/** `/mail/index`: what was sent, to whom, and how far it is (doc3 §2.10). */
export function MailList() {
  const canResend = usePermission(PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const [today] = useState(now);
  // On a phone one below the other, as wide as the search above them.
  const filterWidth = useNarrowScreen() ? 'full' : 'md';
  const { state, dates, query, isFiltered, box, narrow, clear, paging } = useMailFilters();
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
      <Inline gap="x3" align="end">
        <SearchField placeholder="Pesquisar por destinatário" width="lg" {...box} />
        <Select<MessageState>
          label="Situação"
          isLabelHidden
          placeholder="Todas as situações"
          width={filterWidth}
          options={STATES}
          value={state}
          onChange={(value) => narrow({ situacao: value })}
          isClearable
        />
        <DateRangePicker
          label="Criada em"
          isLabelHidden
          width={filterWidth}
          now={today}
          value={dates}
          onChange={(range) => narrow({ dates: range })}
        />
        {isFiltered ? <Button onPress={clear}>Limpar filtros</Button> : null}
      </Inline>
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
