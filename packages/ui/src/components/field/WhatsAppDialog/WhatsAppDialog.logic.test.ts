import { describe, expect, it } from 'vitest';
import { emphasis, faultsOf, messageOf } from './WhatsAppDialog.logic.ts';
import { texts } from './intl/pt-BR.ts';

describe('doc3 §5.3 WhatsApp dialog', () => {
  it("phone and message are both required: 'Campo obrigatório.'", () => {
    expect(faultsOf({ phone: '', message: ' \n' }, texts)).toEqual({
      phone: 'Campo obrigatório.',
      message: 'Campo obrigatório.',
    });
    expect(faultsOf({ phone: '11987654321', message: 'Olá' }, texts)).toEqual({});
  });

  it('a phone that does not fill the mask is not a phone', () => {
    expect(faultsOf({ phone: '1198765', message: 'Olá' }, texts)).toEqual({
      phone: 'Digite um telefone válido',
    });
  });

  it("strips punctuation, prefixes 55 and turns '&' into 'e'", () => {
    expect(messageOf({ phone: '(11) 98765-4321', message: 'Ana & Rui' })).toEqual({
      phone: '5511987654321',
      message: 'Ana e Rui',
      link: 'https://wa.me/5511987654321?text=Ana%20e%20Rui',
    });
  });

  it('area code 55 keeps its prefix', () => {
    expect(messageOf({ phone: '55987654321', message: 'Olá' }).phone).toBe('5555987654321');
  });
});

describe('emphasis with *', () => {
  it('cuts the message where WhatsApp makes it strong', () => {
    expect(emphasis('Olá *Ana*, até *terça-feira*!')).toEqual([
      { text: 'Olá ', isStrong: false },
      { text: 'Ana', isStrong: true },
      { text: ', até ', isStrong: false },
      { text: 'terça-feira', isStrong: true },
      { text: '!', isStrong: false },
    ]);
  });

  it('leaves a lone asterisk, sums and spaces inside as they are', () => {
    for (const text of ['2 * 3', '2*3*4', 'a* b *c', '* item', '**']) {
      expect(emphasis(text).every((piece) => !piece.isStrong)).toBe(true);
      expect(
        emphasis(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});
