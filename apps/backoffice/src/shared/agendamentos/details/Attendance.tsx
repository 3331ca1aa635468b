import type { AgendamentoDetail } from '@apto/api-client';
import { TextLink } from '@apto/ui';

/** At the clinic, or by telemedicine and with which link (doc1 §3). */
export function Attendance({ agendamento }: { agendamento: AgendamentoDetail }) {
  const { telemedicina: isRemote, linkTelemedicina: link } = agendamento;
  if (!isRemote) return 'Presencial';
  return link ? (
    <>
      Telemedicina:{' '}
      <TextLink href={link} target="_blank">
        abrir a sala
      </TextLink>
    </>
  ) : (
    'Telemedicina, link ainda não informado'
  );
}
