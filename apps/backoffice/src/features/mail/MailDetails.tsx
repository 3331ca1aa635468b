import type { SentMail } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import { CHANNEL_LABEL, MESSAGE_STATE, RECIPIENT_LABEL } from '@apto/domain/templates';
import { formatInstant } from '@apto/domain/time';
import { Button, DescriptionList, Drawer, InlineAlert, LinkButton, Stack, Tag } from '@apto/ui';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import { usePermission } from '../../shared/session/index.ts';

interface Props {
  readonly mail: SentMail;
  /** 'Enviar de novo'; absent where it cannot be. */
  readonly onResend: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Everything that is kept of a message: its text is gone once it left, and its address is masked. */
export function MailDetails({ mail, onResend, onClose }: Props) {
  const hasPanel = usePermission(PERMISSION.PAINEL_AGENDAMENTO);
  const { label, tone } = MESSAGE_STATE[mail.situacao];
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={mail.descricao}
      footer={
        <>
          {mail.agendamento && hasPanel ? (
            <LinkButton href={panelRequestRoute(mail.agendamento.id)}>Ver o pedido</LinkButton>
          ) : null}
          {onResend ? (
            <Button variant="primary" onPress={onResend}>
              Enviar de novo
            </Button>
          ) : (
            <Button onPress={onClose}>Fechar</Button>
          )}
        </>
      }
    >
      <Stack gap="x4">
        {mail.motivo === null ? null : (
          <InlineAlert
            tone={mail.situacao === 'FALHA' ? 'danger' : 'warning'}
            title={mail.situacao === 'PENDENTE' ? 'A última tentativa não deu certo' : 'Por que não chegou'}
          >
            {mail.motivo}
          </InlineAlert>
        )}
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            { term: 'Situação', detail: <Tag tone={tone}>{label}</Tag> },
            { term: 'Destinatário', detail: mail.nome },
            {
              term: 'Quem é',
              detail: mail.destinatario === null ? null : RECIPIENT_LABEL[mail.destinatario],
            },
            { term: CHANNEL_LABEL[mail.canal], detail: mail.destino },
            { term: 'Assunto', detail: mail.assunto },
            { term: 'Criada em', detail: formatInstant(mail.createdAt) },
            {
              term: mail.situacao === 'NA_CAIXA' ? 'Guardada em' : 'Enviada em',
              detail: formatInstant(mail.enviadaEm),
            },
            { term: 'Tentativas', detail: String(mail.tentativas) },
            ...(mail.proximaTentativa === null
              ? []
              : [{ term: 'Próxima tentativa', detail: formatInstant(mail.proximaTentativa) }]),
          ]}
        />
      </Stack>
    </Drawer>
  );
}
