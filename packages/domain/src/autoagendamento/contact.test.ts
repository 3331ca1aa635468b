import { describe, expect, it } from 'vitest';
import { chosenContact, linkContactFailure } from './contact.ts';

describe('how a link goes to the employee (doc1 §5 Status dialogs)', () => {
  const both = { phone: '(11) 98765-4321', email: 'x@' };

  it('is judged by the chosen channel, and sent with its contact alone', () => {
    const byWhatsApp = { ...both, formaEnvio: 'WHATSAPP' } as const;
    expect(linkContactFailure(byWhatsApp)).toBeNull();
    // The half-written e-mail of a field that is gone is nobody's to correct.
    expect(chosenContact(byWhatsApp)).toEqual({ formaEnvio: 'WHATSAPP', phone: both.phone });
    const byEmail = { phone: '119', email: 'ana@exemplo.com.br', formaEnvio: 'EMAIL' } as const;
    expect(linkContactFailure(byEmail)).toBeNull();
    expect(chosenContact(byEmail)).toEqual({ formaEnvio: 'EMAIL', email: 'ana@exemplo.com.br' });
  });
});
