import { FUSO_DAS_REGRAS, numeroDoDia, minutosDoDia, type DataCivil, type Hora } from '../tempo/index.ts';

const MINUTO = 60_000;
const DIA = 86_400_000;

/** Zones of Brazil whose clock may differ from São Paulo's, by the place that people know them by. */
const LUGARES: Readonly<Record<string, string>> = {
  'America/Manaus': 'de Manaus',
  'America/Cuiaba': 'de Cuiabá',
  'America/Campo_Grande': 'de Campo Grande',
  'America/Porto_Velho': 'de Porto Velho',
  'America/Boa_Vista': 'de Boa Vista',
  'America/Rio_Branco': 'de Rio Branco',
  'America/Eirunepe': 'de Eirunepé',
  'America/Noronha': 'de Fernando de Noronha',
};

/** Minutes that a zone's clock is ahead of UTC (negative) when it shows this day and time. */
export function deslocamentoDoFuso(fuso: string, data: DataCivil, hora: Hora): number {
  const parede = numeroDoDia(data) * DIA + minutosDoDia(hora) * MINUTO;
  // Twice: the first guess may lie on the other side of a change of the clock.
  const primeiro = deslocamentoNoInstante(fuso, parede);
  return deslocamentoNoInstante(fuso, parede - primeiro * MINUTO);
}

/**
 * What stands beside a time of a clinic outside of São Paulo's time (decision 32): 'horário de Manaus, 1 hora a menos
 * que em Brasília'. `null` when both clocks show the same.
 */
export function notaDoFuso(fuso: string, data: DataCivil, hora: Hora): string | null {
  const diferenca = deslocamentoDoFuso(fuso, data, hora) - deslocamentoDoFuso(FUSO_DAS_REGRAS, data, hora);
  if (diferenca === 0) return null;
  const lugar = LUGARES[fuso] ?? `de ${(fuso.split('/').at(-1) ?? fuso).replaceAll('_', ' ')}`;
  return `horário ${lugar}, ${duracao(Math.abs(diferenca))} a ${diferenca < 0 ? 'menos' : 'mais'} que em Brasília`;
}

function duracao(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = minutos % 60;
  const partes = [
    horas > 0 ? `${horas} hora${horas > 1 ? 's' : ''}` : null,
    resto > 0 ? `${resto} minutos` : null,
  ];
  return partes.filter(Boolean).join(' e ');
}

function deslocamentoNoInstante(fuso: string, epochMs: number): number {
  const campo: Record<string, number> = {};
  const formatador = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: fuso,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  for (const { type, value } of formatador.formatToParts(epochMs)) campo[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = campo;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - epochMs) / MINUTO);
}
