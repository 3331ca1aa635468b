import { listMail, type SentMail } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import { PERMISSION } from '@apto/domain/permissions';
import {
  CHANNEL_LABEL,
  MESSAGE_STATE,
  MESSAGE_STATES,
  RECIPIENT_LABEL,
  type MessageState,
} from '@apto/domain/templates';
import { formatInstant, isCivilDate, type CivilDate } from '@apto/domain/time';
import {
  Button,
  DateRangePicker,
  EmptyState,
  IconButton,
  Inline,
  Menu,
  SearchField,
  Select,
  Tag,
  type DataTableColumn,
} from '@apto/ui';
import { Info, MoreVertical, Send } from '@apto/ui/icons';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { onDemand } from '../../shared/lazy.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { useListSearch } from '../../shared/useListSearch.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { usePermission } from '../../shared/session/index.ts';
import { MailDetails } from './MailDetails.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

const ResendDialog = onDemand(() => import('../../shared/agendamentos/actions/ResendDialog.tsx'));

const STATES = MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE[value].label }));
const isState = (text: string | null): text is MessageState => MESSAGE_STATES.some((each) => each === text);

interface Dates {
  readonly inicio: CivilDate;
  readonly fim: CivilDate;
}
/** Both days, as the address names them. */
const datesOf = (params: URLSearchParams): Dates | null => {
  const [start, end] = [params.get('dataInicio') ?? '', params.get('dataFim') ?? ''];
  return isCivilDate(start) && isCivilDate(end) && start <= end ? { inicio: start, fim: end } : null;
};

interface Opened {
  readonly what: 'details' | 'resend';
  readonly mail: SentMail;
}

const nameOf = ({ nome: name, destino: to }: SentMail): string => name ?? to;

const createColumns = (
  canResend: boolean,
  onOpen: (opened: Opened) => void,
): readonly DataTableColumn<SentMail>[] => [
  {
    id: 'nome',
    header: 'Destinatário',
    isRowHeader: true,
    isGrow: true,
    width: 220,
    cell: nameOf,
    exportValue: nameOf,
  },
  {
    id: 'destinatario',
    header: 'Quem é',
    width: 112,
    cell: ({ destinatario: recipient }) => (recipient === null ? '' : RECIPIENT_LABEL[recipient]),
  },
  { id: 'descricao', header: 'Mensagem', isGrow: true, width: 190, cell: (mail) => mail.descricao },
  { id: 'canal', header: 'Canal', width: 100, cell: ({ canal: channel }) => CHANNEL_LABEL[channel] },
  { id: 'destino', header: 'Endereço', width: 150, cell: (mail) => mail.destino },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    cell: ({ situacao: state }) => <Tag tone={MESSAGE_STATE[state].tone}>{MESSAGE_STATE[state].label}</Tag>,
  },
  { id: 'quando', header: 'Criada em', width: 168, cell: ({ createdAt }) => formatInstant(createdAt) },
  {
    id: 'acoes',
    header: 'Ações',
    isHeaderHidden: true,
    isFixed: true,
    isExported: false,
    width: 56,
    cell: (mail) => {
      const label = `Ações de ${mail.descricao}, ${nameOf(mail)}`;
      return (
        <Menu
          label={label}
          trigger={<IconButton label={label} icon={<MoreVertical />} size="small" hasTooltip={false} />}
          items={[
            {
              id: 'details',
              label: 'Ver detalhes',
              icon: <Info size={16} />,
              onAction: () => onOpen({ what: 'details', mail }),
            },
            ...(canResend && mail.podeReenviar
              ? [
                  {
                    id: 'resend',
                    label: 'Enviar de novo',
                    icon: <Send size={16} />,
                    onAction: () => onOpen({ what: 'resend', mail }),
                  },
                ]
              : []),
          ]}
        />
      );
    },
  },
];

/** `/mail/index`: what was sent, to whom, and how far it is (doc3 §2.10). */
export function MailList() {
  const canResend = usePermission(PERMISSION.AGENDAMENTOS_REENVIAR_KIT);
  const [params] = useSearchParams();
  const asked = params.get('situacao');
  const state = isState(asked) ? asked : null;
  const dates = datesOf(params);
  const [today] = useState(now);
  // On a phone one below the other, as wide as the search above them.
  const filterWidth = useNarrowScreen() ? 'full' : 'md';
  const address = useListAddress();
  const { page, limit, narrow: shown, paging } = address;
  const { searched, empty, box } = useListSearch(address);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const list = useCall(
    listMail,
    {
      query: {
        page,
        limit,
        ...(searched === '' ? {} : { filter: searched }),
        ...(state === null ? {} : { situacao: state }),
        ...(dates === null ? {} : { dataInicio: dates.inicio, dataFim: dates.fim }),
      },
    },
    { keepPreviousData: true },
  );
  const { data } = list;
  const columns = useMemo(() => createColumns(canResend, setOpened), [canResend]);
  const narrow = (change: { situacao?: MessageState | null; dates?: Dates | null }) => {
    const next = { situacao: state, dates, ...change };
    shown({
      situacao: next.situacao,
      dataInicio: next.dates?.inicio ?? null,
      dataFim: next.dates?.fim ?? null,
    });
  };
  const clear = () => {
    empty();
    shown({ filter: null, situacao: null, dataInicio: null, dataFim: null });
  };
  const isFiltered = searched !== '' || state !== null || dates !== null;
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
