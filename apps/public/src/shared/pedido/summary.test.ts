import { describe, expect, it } from 'vitest';
import { storyPedido } from '../stories/data.ts';
import { addressOf, pedidoIcs, directionsLink, preparationOf, when, takeawayText } from './summary.ts';

const now = { data: '2026-11-20', time: '09:00', instant: '2026-11-20T12:00:00.000Z' };
const confirmed = storyPedido({ situation: 'CONFIRMADO', time: '08:30' });

describe('doc2 §2.11: the confirmation', () => {
  it('tells day, time and place', () => {
    expect(when(confirmed)).toEqual({
      day: 'terça-feira, 24 de novembro de 2026',
      time: 'às 08:30',
      timeZone: null,
    });
    expect(addressOf(confirmed.prestador!)).toEqual([
      'Rua Barão de Jaguara, 1200, Sala 12, Centro',
      'Campinas - SP, CEP 13015-002',
    ]);
    expect(directionsLink(confirmed.prestador!)).toContain('/maps/dir/?api=1&destination=Cl%C3%ADnica');
  });

  it('decision 32: says whose time it is, where it is not São Paulo’s', () => {
    const inManaus = storyPedido({ situation: 'CONFIRMADO', time: '08:30', timeZone: 'America/Manaus' });
    expect(when(inManaus).timeZone).toBe('horário de Manaus, 1 hora a menos que em Brasília');
    expect(pedidoIcs(inManaus, now)).toContain('DTSTART;TZID=America/Manaus:20261124T083000');
  });

  it('of an order of arrival has a period and takes the day in the calendar', () => {
    const byOrder = storyPedido({ situation: 'CONFIRMADO', time: null, periodo: 3 });
    expect(when(byOrder).time).toBe('De manhã ou à tarde');
    const event = pedidoIcs(byOrder, now)?.replaceAll('\r\n ', '').replaceAll('\\', '');
    expect(event).toContain('DTSTART;VALUE=DATE:20261124');
    for (const exit of [takeawayText(byOrder), event]) {
      expect(exit).toContain('Por ordem de chegada. ');
      expect(exit).toContain('A clínica atende das 08:00 às 12:00 e das 13:00 às 17:00.');
    }
    expect(takeawayText(confirmed)).not.toContain('ordem de chegada');
  });

  it('tells every visit of a request that has several, in the WhatsApp text and in the calendar', () => {
    const plain = storyPedido({ situation: 'CONFIRMADO', time: '08:30', hasSecondVisit: true });
    const fast = { recommendation: 'Jejum de 4 horas', jejumHoras: 4 };
    const several = {
      ...plain,
      procedimentos: plain.procedimentos.map((exame) => (exame.data ? { ...exame, ...fast } : exame)),
    };
    // What one must do before the other visit is not told of this one.
    expect(preparationOf(several)).toEqual([]);
    expect(preparationOf({ ...several, procedimentos: several.procedimentos.slice(0, 1) })).toEqual([]);
    const event = pedidoIcs(several, now)
      ?.replaceAll('\r\n ', '')
      .replaceAll('\\n', '\n')
      .replaceAll('\\', '');
    for (const exit of [takeawayText(several), event])
      expect(exit).toContain(
        [
          'Outra visita: quinta-feira, 26 de novembro de 2026, às 10:00.',
          'MedTrab Campinas',
          'Rua Emílio Ribas, 88, Cambuí, Campinas - SP, CEP 13025-141',
          'Telefone: (19) 3232-5678',
          '- Jejum de 4 horas, a partir de 06:00',
        ].join('\n'),
      );
  });

  it('LGPD art. 11: what leaves the page names no exam', () => {
    const exit = `${takeawayText(confirmed)}${pedidoIcs(confirmed, now)}`;
    for (const { name } of confirmed.procedimentos) expect(exit).not.toContain(name);
    expect(exit).not.toContain(confirmed.agendamento.tipoExame.descricao);
    expect(takeawayText(confirmed)).toContain('às 08:30');
  });

  it('tells the preparation and what to bring in the same words, in the WhatsApp text and in the calendar', () => {
    const fast = { jejumHoras: 8, repousoAuditivoHoras: null };
    const rest = { jejumHoras: null, repousoAuditivoHoras: 14 };
    const pedido = {
      ...confirmed,
      procedimentos: [
        { id: 1, name: 'Glicemia', recommendation: 'Jejum de 8 horas', ...fast },
        { id: 2, name: 'Colesterol', recommendation: ' Jejum de 8 horas', ...fast },
        { id: 3, name: 'Audiometria', recommendation: 'Repouso auditivo de 14 horas', ...rest },
        { id: 4, name: 'Exame clínico', recommendation: null, jejumHoras: null, repousoAuditivoHoras: null },
      ],
    };
    const told = [
      'Antes do exame:',
      '- Jejum de 8 horas, a partir de 00:30',
      '- Repouso auditivo de 14 horas, a partir de 18:30 da véspera',
      '',
      'O que levar:',
      ...pedido.levar.map((item) => `- ${item}`),
      '',
      'Telefone da clínica: (19) 3232-1234',
    ].join('\n');
    expect(takeawayText(pedido)).toContain(told);
    const ics = pedidoIcs(pedido, now)?.replaceAll('\r\n ', '').replaceAll('\\n', '\n').replaceAll('\\', '');
    expect(ics).toContain(told);
  });

  it("doc3 §5.3: the directions in the WhatsApp text hold no '&', which would become 'e'", () => {
    expect(takeawayText(confirmed)).not.toContain('&');
    expect(takeawayText(confirmed)).toContain('https://www.google.com/maps/dir//Cl%C3%ADnica');
  });

  it('issue 12: what is not confirmed says so in the text and in the calendar', () => {
    const told = (pedido: typeof confirmed) =>
      [takeawayText(pedido), pedidoIcs(pedido, now)?.replaceAll('\r\n ', '') ?? ''] as const;
    const [text, event] = told(confirmed);
    expect(text).toMatch(/^Agendamento confirmado: terça-feira/);
    expect(event).toContain('STATUS:CONFIRMED');
    for (const [open, title, says] of [
      [{ aguardaPagamento: true }, 'Horário reservado', 'Falta o pagamento da empresa'],
      [{ emRevisao: true }, 'Dia em revisão', 'vale até você receber outro aviso'],
    ] as const) {
      const [takeaway, entry] = told(storyPedido({ situation: 'CONFIRMADO', time: '08:30', ...open }));
      expect(takeaway).toMatch(new RegExp(`^${title}: terça-feira`));
      expect(entry).toContain(`SUMMARY:${title}: Atendimento em Clínica São Lucas`);
      expect(entry).toContain('STATUS:TENTATIVE');
      for (const each of [takeaway, entry]) expect(each).toContain(says);
    }
  });

  it('doc1 §3 linkTelemedicina: who meets in a room is sent there, and nowhere else', () => {
    const room = 'https://salas.exemplo.com.br/4f9c';
    const remote = storyPedido({ situation: 'CONFIRMADO', time: '08:30', room });
    const event = pedidoIcs(remote, now)?.replaceAll('\r\n ', '') ?? '';
    expect(event).toContain(`LOCATION:${room}`);
    expect(event).not.toContain('GEO:');
    for (const exit of [takeawayText(remote), event]) {
      expect(exit).toContain(room);
      expect(exit).not.toMatch(/Barão de Jaguara|Como chegar/);
    }
  });

  it('has no calendar file before there is a day', () => {
    expect(pedidoIcs(storyPedido(), now)).toBeNull();
  });
});
