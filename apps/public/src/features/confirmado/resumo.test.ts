import { describe, expect, it } from 'vitest';
import { pedidoDeHistoria } from '../../shared/historias/dados.ts';
import { enderecoDe, icsDoPedido, linkDeRota, preparoDe, quando, textoParaLevar } from './resumo.ts';

const agora = { data: '2026-11-20', hora: '09:00', instante: '2026-11-20T12:00:00.000Z' };
const confirmado = pedidoDeHistoria({ situacao: 'CONFIRMADO', hora: '08:30' });

describe('doc2 §2.11: the confirmation', () => {
  it('tells day, time and place', () => {
    expect(quando(confirmado)).toEqual({
      dia: 'terça-feira, 24 de novembro de 2026',
      hora: 'às 08:30',
      fuso: null,
    });
    expect(enderecoDe(confirmado.prestador!)).toEqual([
      'Rua Barão de Jaguara, 1200 - Sala 12 - Centro',
      'Campinas - SP, CEP 13015-002',
    ]);
    expect(linkDeRota(confirmado.prestador!)).toContain('/maps/dir/?api=1&destination=Cl%C3%ADnica');
  });

  it('decision 32: says whose time it is, where it is not São Paulo’s', () => {
    const emManaus = pedidoDeHistoria({ situacao: 'CONFIRMADO', hora: '08:30', fuso: 'America/Manaus' });
    expect(quando(emManaus).fuso).toBe('horário de Manaus, 1 hora a menos que em Brasília');
    expect(icsDoPedido(emManaus, agora)).toContain('DTSTART;TZID=America/Manaus:20261124T083000');
  });

  it('of an order of arrival has a period and takes the day in the calendar', () => {
    const porOrdem = pedidoDeHistoria({ situacao: 'CONFIRMADO', hora: null, periodo: 3 });
    expect(quando(porOrdem).hora).toBe('De manhã ou à tarde');
    expect(icsDoPedido(porOrdem, agora)).toContain('DTSTART;VALUE=DATE:20261124');
  });

  it('LGPD art. 11: what leaves the page names no exam', () => {
    const saida = `${textoParaLevar(confirmado)}${icsDoPedido(confirmado, agora)}`;
    for (const { name } of confirmado.procedimentos) expect(saida).not.toContain(name);
    expect(saida).not.toContain(confirmado.agendamento.tipoExame.descricao);
    expect(textoParaLevar(confirmado)).toContain('às 08:30');
  });

  it('says once what to do before the exams, on the page and in the calendar, and never in a WhatsApp address', () => {
    const pedido = {
      ...confirmado,
      procedimentos: [
        { id: 1, name: 'Glicemia', recommendation: 'Jejum de 8 horas' },
        { id: 2, name: 'Colesterol', recommendation: ' Jejum de 8 horas' },
        { id: 3, name: 'Audiometria', recommendation: 'Repouso auditivo de 14 horas' },
        { id: 4, name: 'Exame clínico', recommendation: null },
      ],
    };
    expect(preparoDe(pedido)).toEqual(['Jejum de 8 horas', 'Repouso auditivo de 14 horas']);
    expect(icsDoPedido(pedido, agora)?.replaceAll('\r\n ', '')).toContain('Jejum de 8 horas');
    expect(textoParaLevar(pedido)).not.toContain('Jejum');
  });

  it("doc3 §5.3: the directions in the WhatsApp text hold no '&', which would become 'e'", () => {
    expect(textoParaLevar(confirmado)).not.toContain('&');
    expect(textoParaLevar(confirmado)).toContain('https://www.google.com/maps/dir//Cl%C3%ADnica');
  });

  it('has no calendar file before there is a day', () => {
    expect(icsDoPedido(pedidoDeHistoria(), agora)).toBeNull();
  });
});
