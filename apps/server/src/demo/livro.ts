import {
  diaDaSemana,
  feriadoNacionalEm,
  horaDeMinutos,
  minutosDoDia,
  somarDias,
  type Agora,
  type DataCivil,
  type Hora,
} from '@apto/domain';
import type { Aleatorio } from './aleatorio.ts';
import type { Quando } from './catalogo/caminhos.ts';
import { feriadosDaCidade } from './feriados.ts';
import type { PrestadorMontado } from './prestadores.ts';

/** A booked day, with the slot where the clinic has agendas. */
export interface Marcacao {
  data: DataCivil;
  hora: Hora | null;
  saida: Hora | null;
  /** Days from the exam to today; negative in the future. */
  diasAtras: number;
  ambienteId?: number;
  vaga?: number;
}

const MEIA_HORA = 30;

/** The appointment books of the clinics: gives each slot of each place once. */
export function criarLivro(
  aleatorio: Aleatorio,
  agora: Agora,
): {
  marcar(clinica: PrestadorMontado, quando: Exclude<Quando, null>): Marcacao | null;
} {
  const ocupadas = new Set<string>();
  const municipais = new Map<string, ReadonlySet<DataCivil>>();

  const feriado = (clinica: PrestadorMontado, data: DataCivil): boolean => {
    if (feriadoNacionalEm(data)) return true;
    const chave = `${clinica.cidade.id} ${data.slice(0, 4)}`;
    let dias = municipais.get(chave);
    if (!dias) {
      dias = new Set(feriadosDaCidade(clinica.cidade, Number(data.slice(0, 4))).map(([dia]) => dia));
      municipais.set(chave, dias);
    }
    return dias.has(data);
  };

  const dia = (clinica: PrestadorMontado, quando: Exclude<Quando, null>): number | null => {
    const atende = (diasAtras: number): boolean => {
      const data = somarDias(agora.data, -diasAtras);
      return clinica.turnos.has(diaDaSemana(data)) && !feriado(clinica, data);
    };
    const candidatos = {
      HOJE: [0],
      ONTEM: [1, 2, 3, 4],
      FUTURO: Array.from({ length: 28 }, (_, i) => -1 - i),
      PASSADO: Array.from({ length: 150 }, (_, i) => 5 + i),
    }[quando];
    const servidos = candidatos.filter(atende);
    if (servidos.length > 0) return aleatorio.escolher(servidos);
    // Today may be a Sunday: the status still has its example.
    return candidatos[0] ?? null;
  };

  const turnoDe = (clinica: PrestadorMontado, data: DataCivil): readonly [string, string] => {
    const turnos = clinica.turnos.get(diaDaSemana(data));
    const opcoes = [turnos?.manha, turnos?.tarde].filter((t) => t !== null && t !== undefined);
    return opcoes.length > 0 ? aleatorio.escolher(opcoes) : ['08:00', '12:00'];
  };

  return {
    marcar(clinica, quando) {
      const diasAtras = dia(clinica, quando);
      if (diasAtras === null) return null;
      const data = somarDias(agora.data, -diasAtras);
      const [inicio, fim] = turnoDe(clinica, data);
      const ambiente = clinica.ambientes.length > 0 ? aleatorio.escolher(clinica.ambientes) : null;
      const passo = ambiente?.minutos ?? MEIA_HORA;
      const vagas = Math.floor((minutosDoDia(fim) - minutosDoDia(inicio)) / passo);
      for (let tentativa = 0; tentativa < 12; tentativa += 1) {
        const chegada = minutosDoDia(inicio) + aleatorio.inteiro(0, vagas - 1) * passo;
        const hora = horaDeMinutos(chegada);
        const saida = horaDeMinutos(chegada + passo);
        if (!ambiente) return { data, hora, saida: null, diasAtras };
        const vaga = aleatorio.inteiro(1, ambiente.vagas);
        const chave = `${ambiente.id} ${vaga} ${data} ${hora}`;
        if (ocupadas.has(chave)) continue;
        ocupadas.add(chave);
        return { data, hora, saida, diasAtras, ambienteId: ambiente.id, vaga };
      }
      return { data, hora: null, saida: null, diasAtras };
    },
  };
}
