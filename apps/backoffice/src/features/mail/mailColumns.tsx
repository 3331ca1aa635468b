import type { SentMail } from '@apto/api-client';
import { CHANNEL_LABEL, MESSAGE_STATE, RECIPIENT_LABEL } from '@apto/domain/templates';
import { formatInstant } from '@apto/domain/time';
import { IconButton, Menu, Tag, type DataTableColumn } from '@apto/ui';
import { Info, MoreVertical, Send } from '@apto/ui/icons';

/** What of a message is open. */
export interface Opened {
  readonly what: 'details' | 'resend';
  readonly mail: SentMail;
}

/** Who it went to, by name where they have one. */
export const nameOf = ({ nome: name, destino: to }: SentMail): string => name ?? to;

/** What was sent, to whom and how far it is, and what may be done with it. */
export const createColumns = (
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
  // What is looked for stands in sight at 1024 px too; how it went there comes after.
  { id: 'quando', header: 'Criada em', width: 168, cell: ({ createdAt }) => formatInstant(createdAt) },
  { id: 'descricao', header: 'Mensagem', isGrow: true, width: 190, cell: (mail) => mail.descricao },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    cell: ({ situacao: state }) => <Tag tone={MESSAGE_STATE[state].tone}>{MESSAGE_STATE[state].label}</Tag>,
  },
  {
    id: 'destinatario',
    header: 'Quem é',
    width: 112,
    cell: ({ destinatario: recipient }) => (recipient === null ? '' : RECIPIENT_LABEL[recipient]),
  },
  { id: 'canal', header: 'Canal', width: 100, cell: ({ canal: channel }) => CHANNEL_LABEL[channel] },
  { id: 'destino', header: 'Endereço', width: 150, cell: (mail) => mail.destino },
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
