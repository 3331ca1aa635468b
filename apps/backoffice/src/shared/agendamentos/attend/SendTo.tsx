import type { AgendamentoDetail } from '@apto/api-client';
import { PhoneField, RadioGroup, Stack, TextField } from '@apto/ui';

/** How a question or link goes to the employee. */
export interface Contact {
  formaEnvio: 'WHATSAPP' | 'EMAIL';
  phone: string;
  email: string;
}

const WAYS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

/** As the request has it: by WhatsApp where there is a phone. */
export const contactOf = ({
  telefoneFuncionario: phone,
  emailFuncionario: email,
}: Pick<AgendamentoDetail, 'telefoneFuncionario' | 'emailFuncionario'>): Contact => ({
  formaEnvio: phone ? 'WHATSAPP' : 'EMAIL',
  phone: phone ?? '',
  email: email ?? '',
});

interface Props {
  label: string;
  contact: Contact;
  onChange: (contact: Contact) => void;
}

/** The channel of the link, prefilled from the request; the server says what is wrong with the address. */
export function SendTo({ label, contact, onChange }: Props) {
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
          onChange={(phone) => onChange({ ...contact, phone })}
        />
      ) : (
        <TextField
          label="E-mail"
          type="email"
          isRequired
          value={contact.email}
          onChange={(email) => onChange({ ...contact, email })}
        />
      )}
    </Stack>
  );
}
