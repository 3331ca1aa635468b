import type { AgendamentoDetail } from '@apto/api-client';
import { linkContactFailure, type LinkContact } from '@apto/domain/autoagendamento';
import { PhoneField, RadioGroup, Stack, TextField } from '@apto/ui';

const WAYS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

/** As the request has it: by WhatsApp where there is a phone. */
export const contactOf = ({
  telefoneFuncionario: phone,
  emailFuncionario: email,
}: Pick<AgendamentoDetail, 'telefoneFuncionario' | 'emailFuncionario'>): LinkContact => ({
  formaEnvio: phone ? 'WHATSAPP' : 'EMAIL',
  phone: phone ?? '',
  email: email ?? '',
});

interface Props {
  label: string;
  contact: LinkContact;
  /** It was meant to be sent: what is wrong is said by the field. */
  isSent: boolean;
  onChange: (contact: LinkContact) => void;
}

/** The channel of the link, prefilled from the request. */
export function SendTo({ label, contact, isSent, onChange }: Props) {
  const failure = isSent ? linkContactFailure(contact)?.mensagem : undefined;
  return (
    <Stack gap="x5">
      <RadioGroup
        label={label}
        options={WAYS}
        value={contact.formaEnvio}
        onChange={(way) => onChange({ ...contact, formaEnvio: way })}
      />
      {contact.formaEnvio === 'WHATSAPP' ? (
        <PhoneField
          label="Telefone"
          isRequired
          value={contact.phone}
          errorMessage={failure}
          onChange={(phone) => onChange({ ...contact, phone })}
        />
      ) : (
        <TextField
          label="E-mail"
          type="email"
          isRequired
          value={contact.email}
          errorMessage={failure}
          onChange={(email) => onChange({ ...contact, email })}
        />
      )}
    </Stack>
  );
}
