import { isEmail } from '@apto/domain/documents';
import { EDIT_REQUIRED } from '@apto/domain/edit';
import { MESSAGE } from '@apto/domain/messages';
import { INVALID_TIME_MESSAGE } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import { editAgendamentoBody, payloadAgendamento } from './agendamento-payload.ts';
import { email, idList, optionalDate, optionalEmail, optionalTime } from './base.ts';
import { payloadPreSolicitacao } from './pre-solicitacao.ts';

const WRONG = 'errado';
const said =
  (schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }) =>
  (value: unknown): string[] =>
    schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

/** Addresses and what looks like one: every text of up to three of these parts, before some domains. */
const PARTS = ['a', 'B1', '.', '-', '+', '#', "'", '/', 'ç', ' ', '@'];
const upToThree = ['', ...PARTS].flatMap((x) => PARTS.flatMap((y) => ['', ...PARTS].map((z) => x + y + z)));
const DOMAINS = ['a', 'a.b', 'a.co', 'a-1.com.br', '-a.com', 'a.xn--p1ai', 'ç.com', 'a..com', 'a.com '];

describe('one rule for a field, in every form and on the wire', () => {
  it('doc1 §7 idsProcedures: a list of ids in each way that a client writes one', () => {
    for (const written of ['1,2', '[1,2]', ['1', '2']]) expect(idList.parse(written)).toEqual([1, 2]);
    expect([idList.parse('0'), idList.parse(7), idList.parse('[7]')]).toEqual([[], [7], [7]]);
    for (const none of ['', '[]', '[1', '1,,2', 'a', '[[1]]', ['1', 'x'], null])
      expect(said(idList)(none)).not.toEqual([]);
  });

  it("doc2 §5 'emailSolicitante required and a valid e-mail': what a form takes, the call takes", () => {
    const wire = said(email(WRONG));
    const different = upToThree
      .flatMap((local) => DOMAINS.map((domain) => `${local}@${domain}`))
      .filter((typed) => (wire(typed).length === 0) !== isEmail(typed.trim()));
    expect(different).toEqual([]);
    expect(email(WRONG).parse("  d'avila#rh@exemplo.com.br ")).toBe("d'avila#rh@exemplo.com.br");
    for (const none of [undefined, null, '', 7]) expect(said(email(WRONG))(none)).toContain(WRONG);
  });

  it("doc2 §5 'e-mail valid when given': none is given by an empty field, by null and by nothing", () => {
    for (const none of ['', '  ', null]) expect(optionalEmail(WRONG).parse(none)).toBeNull();
    expect(optionalEmail(WRONG).parse(undefined)).toBeUndefined();
    expect(said(optionalEmail(WRONG))('ana@')).toEqual([WRONG]);
  });

  it('a day and a time that may be left out are left out by an empty field, too', () => {
    expect([optionalDate.parse(''), optionalTime.parse(' '), optionalTime.parse('08:30')]).toEqual([
      null,
      null,
      '08:30',
    ]);
    expect(said(optionalDate)('2026-02-29')).not.toEqual([]);
  });

  it("doc1 §5 'Edit dialog required fields': an edit says of an empty field what the dialog says", () => {
    const told = said(editAgendamentoBody);
    for (const [field, message] of Object.entries(EDIT_REQUIRED)) {
      // The dialog's own names for a range of two ends, and for whom the server reads from its records.
      if (field === 'intervalo' || field === 'funcionario') continue;
      // What a schema leaves to its server is 'Campo obrigatório'.
      if (message === MESSAGE.REQUIRED_FIELD) continue;
      for (const blank of ['', null])
        expect([field, blank, told({ id: 1, [field]: blank })]).not.toEqual([field, blank, []]);
      const parsed = editAgendamentoBody.safeParse({ id: 1, [field]: null });
      expect(JSON.stringify(parsed.error?.issues)).toContain(JSON.stringify(message));
    }
    expect(told({ id: 1, emailSolicitante: 'x' })).toEqual(['Campo deve ser email']);
  });

  it.each([
    ['an appointment', payloadAgendamento],
    ['a pre-request', payloadPreSolicitacao],
  ])("doc2 §5 'Clinic step': %s says of a time what the step says", (_, schema) => {
    const told = said(schema.shape.horarioMarcadoPrestador);
    for (const time of ['24:00', '8:30', '12:60', '０８:３０'])
      expect(told(time)).toEqual([INVALID_TIME_MESSAGE]);
  });
});
