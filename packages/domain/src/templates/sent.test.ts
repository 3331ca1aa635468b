import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedDestination, messageLabel, MESSAGE_KIND, withoutContacts } from './index.ts';

describe('doc3 §2.10, LGPD art. 15: what the list of sent messages shows of an address', () => {
  it.each([
    ['EMAIL', 'maria.silva@exemplo.com.br', 'm***@exemplo.com.br'],
    ['EMAIL', 'm***@exemplo.com.br', 'm***@exemplo.com.br'],
    ['EMAIL', 'sem-arroba', '***'],
    ['EMAIL', '', ''],
    ['WHATSAPP', '11987654321', '*******4321'],
    ['WHATSAPP', '', ''],
  ] as const)('%s to %s: %s', (channel, to, expected) => {
    expect(maskedDestination(channel, to)).toBe(expected);
  });

  it('masking again changes nothing, and nothing but the first letter is left of a name', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const once = maskedDestination('EMAIL', address);
        expect(maskedDestination('EMAIL', once)).toBe(once);
        expect(once.split('@')[0]).toBe(`${address.slice(0, 1)}***`);
      }),
    );
  });

  it.each([
    ['550 5.1.1 <maria@exemplo.com.br>: user unknown', '550 5.1.1 <***>: user unknown'],
    ['sem WhatsApp em +55 (11) 98765-4321', 'sem WhatsApp em ***'],
    ['Sem resposta em 20 s.', 'Sem resposta em 20 s.'],
    ['connect ECONNREFUSED 10.0.0.1:587', 'connect ECONNREFUSED 10.0.0.1:587'],
  ])('%j becomes %j', (text, expected) => expect(withoutContacts(text)).toBe(expected));

  it('no address that a gateway repeats is left', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[a-z]{1,9}$/)),
        ([name, host]) => {
          const address = `${name}@${host}.com`;
          expect(withoutContacts(`falha: <${address}> recusado por ${address}.`)).not.toContain(address);
        },
      ),
    );
  });
});

describe('what a message is called', () => {
  it('a visit’s as the timeline calls it; another one by its own words', () => {
    expect([messageLabel('KIT_PRESTADOR'), messageLabel('CONVITE'), messageLabel('???')]).toEqual([
      MESSAGE_KIND.KIT_PRESTADOR.label,
      'Convite para o Apto',
      'Outra mensagem',
    ]);
  });
});
