import {
  formatarCep,
  formatarDataComDia,
  formatarTelefone,
  gerarIcs,
  nomePeriodo,
  notaDoFuso,
  PERIODO,
  type Agora,
} from '@apto/domain';
import type { Pedido } from '../../shared/pedido/etapas.ts';

type Prestador = NonNullable<Pedido['prestador']>;

/** An exam and its waiting: what a calendar should keep free, in minutes. */
const DURACAO_MINUTOS = 60;

const juntar = (partes: readonly (string | null | undefined)[], separador: string): string =>
  partes.filter(Boolean).join(separador);

/** The two lines of an address on a letter. */
export function enderecoDe({
  street,
  number,
  neighborhood,
  addressComplement,
  city,
  zipCode,
}: Prestador): string[] {
  return [
    juntar([juntar([street, number], ', '), addressComplement, neighborhood], ' - '),
    juntar([city && `${city.cidade} - ${city.estado}`, zipCode && `CEP ${formatarCep(zipCode)}`], ', '),
  ].filter(Boolean);
}

/** Directions to the clinic in whatever map the phone has; by its name and address, which people recognise. */
export function linkDeRota(prestador: Prestador): string {
  const destino = [prestador.name, ...enderecoDe(prestador)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destino)}`;
}

/** The same for a text that WhatsApp carries: no '&', which becomes 'e' there (doc3 §5.3). */
function linkDeRotaEmTexto(prestador: Prestador): string {
  const destino = [prestador.name, ...enderecoDe(prestador)].join(', ');
  return `https://www.google.com/maps/dir//${encodeURIComponent(destino)}`;
}

/** What to do before the exams (fasting, rest), each once. Named without the exam that asks for it. */
export function preparoDe({ procedimentos }: Pick<Pedido, 'procedimentos'>): string[] {
  const textos = procedimentos.map(({ recommendation }) => recommendation?.trim() ?? '');
  return [...new Set(textos.filter(Boolean))];
}

/** Day and time as they are read: 'terça-feira, 24 de novembro de 2026' and 'às 08:30', 'Manhã, por ordem de chegada'. */
export function quando({ agendamento, prestador }: Pedido): {
  dia: string;
  hora: string;
  fuso: string | null;
} {
  const { dataAgendamento, horaAgendamento, periodo } = agendamento;
  const dia = formatarDataComDia(dataAgendamento);
  const semHora = periodo === PERIODO.AMBOS ? 'De manhã ou à tarde' : nomePeriodo(periodo);
  const fuso =
    dataAgendamento && prestador
      ? notaDoFuso(prestador.fuso, dataAgendamento, horaAgendamento ?? '12:00')
      : null;
  return { dia, hora: horaAgendamento ? `às ${horaAgendamento}` : semHora, fuso };
}

/** What the person sends to themselves. It names nobody's exam. */
export function textoParaLevar(pedido: Pedido): string {
  const { dia, hora, fuso } = quando(pedido);
  const { prestador, levar } = pedido;
  return [
    `Agendamento confirmado: ${dia}, ${hora.toLowerCase()}${fuso ? ` (${fuso})` : ''}.`,
    ...(prestador
      ? [prestador.name, ...enderecoDe(prestador), `Como chegar: ${linkDeRotaEmTexto(prestador)}`]
      : []),
    ...(levar.length > 0 ? [`Leve: ${levar.join('; ')}.`] : []),
  ].join('\n');
}

/** The event of the calendar file, or null while there is no day. */
export function icsDoPedido(pedido: Pedido, agora: Agora): string | null {
  const { agendamento, prestador } = pedido;
  if (!agendamento.dataAgendamento || !prestador) return null;
  const { name, phone, fuso, latitude, longitude } = prestador;
  const { hora } = quando(pedido);
  return gerarIcs({
    uid: `agendamento-${agendamento.id}@apto`,
    titulo: `Atendimento em ${name}`,
    data: agendamento.dataAgendamento,
    hora: agendamento.horaAgendamento,
    fuso,
    duracaoMinutos: DURACAO_MINUTOS,
    local: [name, ...enderecoDe(prestador)].join(', '),
    descricao: juntar(
      [
        agendamento.horaAgendamento ? null : hora,
        pedido.levar.length > 0 ? `Leve: ${pedido.levar.join('; ')}.` : null,
        preparoDe(pedido).length > 0 ? `Antes: ${preparoDe(pedido).join('; ')}.` : null,
        phone && `Telefone: ${formatarTelefone(phone)}`,
      ],
      '\n',
    ),
    coordenadas: latitude === null || longitude === null ? null : { latitude, longitude },
    versao: agendamento.version,
    agora,
  });
}
