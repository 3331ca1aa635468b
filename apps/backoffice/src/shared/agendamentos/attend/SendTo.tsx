import { PhoneField, RadioGroup, Stack, TextField } from '@apto/ui';

/** How the question goes to the employee. */
export interface Contact {
  formaEnvio: 'WHATSAPP' | 'EMAIL';
  phone: string;
  email: string;
}

const WAYS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

/** The channel of the link, prefilled from the request; the server says what is wrong with the address. */
export function SendTo({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  return (
    <Stack gap="x5">
      <RadioGroup
        label="Enviar a pergunta por"
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
