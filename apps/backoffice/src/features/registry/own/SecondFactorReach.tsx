import { secondFactorReach } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ENROL_FIRST_TEXT, reachText } from '@apto/domain/users';
import { InlineAlert, LinkButton, Skeleton } from '@apto/ui';
import { messageFrom } from '../../../shared/notices/index.ts';
import { PROFILE_ROUTE } from '../../../shared/routing/addresses.ts';
import type { FieldNoteProps } from '../record.ts';

/** Before it is saved: from whom the second factor would be asked, and what comes of it (docs/decisions/0158). */
export default function SecondFactorReach({ isOn, record }: FieldNoteProps) {
  const { data, error } = useCall(secondFactorReach, isOn ? {} : null);
  if (!isOn)
    return (
      <InlineAlert tone="info">
        Ao salvar, a senha volta a bastar para quem não ativou a verificação. Quem a ativou continua com ela.
      </InlineAlert>
    );
  if (error) return <InlineAlert tone="danger">{messageFrom(error)}</InlineAlert>;
  if (!data) return <Skeleton shape="block" height={64} aria-busy />;
  if (!data.proprio)
    return (
      <InlineAlert
        tone="danger"
        announce="polite"
        action={<LinkButton href={PROFILE_ROUTE}>Ir para Meu perfil</LinkButton>}
      >
        {ENROL_FIRST_TEXT}
      </InlineAlert>
    );
  // Nobody works yet in a company that is being made but who makes it.
  const total = record ? data.total : 0;
  return (
    <InlineAlert tone={total > 0 ? 'warning' : 'success'} announce="polite">
      {reachText(total, record ? data.pessoas.map(({ name }) => name) : [])}
    </InlineAlert>
  );
}
