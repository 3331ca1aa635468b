import { isEmail, isPhone, INVALID_EMAIL_MESSAGE, INVALID_PHONE_MESSAGE } from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';

/** How a link or a question goes to the employee, as it is written. */
export interface LinkContact {
  readonly formaEnvio: 'WHATSAPP' | 'EMAIL';
  readonly phone: string;
  readonly email: string;
}

export interface LinkContactFailure {
  readonly campo: 'phone' | 'email';
  readonly mensagem: string;
}

/** doc1 §5 'Status dialogs': what the channel needs is required and must be valid; null where it is. */
export function linkContactFailure({ formaEnvio, phone, email }: LinkContact): LinkContactFailure | null {
  const [field, written, isValid, wrong] =
    formaEnvio === 'WHATSAPP'
      ? (['phone', phone.trim(), isPhone, INVALID_PHONE_MESSAGE] as const)
      : (['email', email.trim(), isEmail, INVALID_EMAIL_MESSAGE] as const);
  if (written === '') return { campo: field, mensagem: MESSAGE.REQUIRED_FIELD };
  return isValid(written) ? null : { campo: field, mensagem: wrong };
}

/**
 * What is sent of it: the chosen channel's own. What stands in the field of the other one is not seen any more, and a
 * wrong address there would refuse what does not go to it.
 */
export const chosenContact = ({
  formaEnvio,
  phone,
  email,
}: LinkContact): Pick<LinkContact, 'formaEnvio'> & Partial<LinkContact> =>
  formaEnvio === 'WHATSAPP' ? { formaEnvio, phone } : { formaEnvio, email };
