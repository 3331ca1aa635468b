import { formatPhone, normalizePhone } from '@apto/domain/documents';
import { TextLink } from '@apto/ui';
import type { Invitation } from './useInviter.ts';

/** Whom to call who cannot get in: by name and telephone, as far as the link tells them. */
export function WhomToAsk({ invitation }: { invitation: Invitation | undefined }) {
  const { name, phone } = typeof invitation === 'object' && invitation ? invitation.person : NOBODY;
  return (
    <>
      Fale com {name ? `${name}, que pediu o exame` : 'quem cuida dos exames na sua empresa'}
      {phone ? (
        <>
          : <TextLink href={`tel:+55${normalizePhone(phone)}`}>{formatPhone(phone)}</TextLink>
        </>
      ) : (
        '.'
      )}
    </>
  );
}

const NOBODY = { name: null, phone: null } as const;
