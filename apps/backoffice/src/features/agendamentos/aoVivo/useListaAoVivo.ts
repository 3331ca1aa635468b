import {
  contadoresDoPainel,
  obterAgendamento,
  type AgendamentoLinha,
  type EventoDeAgendamento,
} from '@apto/api-client';
import { useCliente, useRecarregar } from '@apto/api-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEventos, type EstadoAoVivo } from '../../../shared/eventos/useEventos.ts';
import { eventoDe } from './evento.ts';
import { linhasMudadas, MAXIMO_DE_LINHAS_AVULSAS, planejar } from './mescla.ts';

/** Events of one burst (a request of ten employees) are handled together after this pause, in ms. */
const PAUSA_DA_RAJADA = 250;
/** How long a changed row stays marked, in ms. */
const DESTAQUE = 5000;

interface Entrada {
  linhas: readonly AgendamentoLinha[];
  /** What the stream depends on: the scope. */
  chave: string;
  /** Puts fresh rows where the old ones are. */
  aplicar: (frescas: readonly AgendamentoLinha[]) => void;
  /** Loads the page again; answers its rows. */
  recarregar: () => Promise<readonly AgendamentoLinha[]>;
  /** New requests may come in at the top by themselves: nobody is in the middle of something. */
  podeInserir: boolean;
  /** What the list is filtered by: news are news of one filter. */
  filtro: string;
  /** Which of these new requests that filter finds. */
  encontrados: (ids: readonly number[]) => Promise<readonly number[]>;
}

export interface ListaAoVivo {
  estado: EstadoAoVivo;
  /** Row ids to mark for a moment, as the table wants them. */
  destacadas: ReadonlySet<string>;
  /** Requests that arrived and are not on the screen. */
  novos: number;
  /** Forgets the waiting news, because the list is being loaded again. */
  limparNovos: () => void;
}

interface Novidades {
  readonly filtro: string;
  readonly ids: readonly number[];
}

const SEM_NOVOS: readonly number[] = [];
const SEM_DESTAQUE: ReadonlySet<string> = new Set();

/** Keeps the open list in step with the server without reloading it (issue: an attendant sees the change). */
export function useListaAoVivo(entrada: Entrada): ListaAoVivo {
  const cliente = useCliente();
  const recarregarChamadas = useRecarregar();
  const [destacadas, setDestacadas] = useState(SEM_DESTAQUE);
  const [novos, setNovos] = useState<Novidades>({ filtro: entrada.filtro, ids: SEM_NOVOS });
  const fila = useRef<EventoDeAgendamento[]>([]);
  const rajada = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const apagar = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const atual = useRef(entrada);
  useEffect(() => {
    atual.current = entrada;
  });
  useEffect(
    () => () => {
      clearTimeout(rajada.current);
      clearTimeout(apagar.current);
    },
    [],
  );

  const destacar = useCallback((linhas: readonly AgendamentoLinha[]) => {
    if (linhas.length === 0) return;
    setDestacadas(new Set(linhas.map((linha) => String(linha.id))));
    clearTimeout(apagar.current);
    apagar.current = setTimeout(() => setDestacadas(SEM_DESTAQUE), DESTAQUE);
  }, []);

  const limparNovos = useCallback(() => setNovos(({ filtro }) => ({ filtro, ids: SEM_NOVOS })), []);

  const recarregarTudo = useCallback(async () => {
    const antes = atual.current.linhas;
    limparNovos();
    const depois = await atual.current.recarregar();
    const mudadas = new Set(linhasMudadas(antes, depois));
    destacar(depois.filter((linha) => mudadas.has(linha.id)));
  }, [destacar, limparNovos]);

  const tratarRajada = useCallback(async () => {
    const eventos = fila.current;
    fila.current = [];
    const { linhas, podeInserir, filtro, encontrados } = atual.current;
    const plano = planejar(eventos, linhas);
    void recarregarChamadas(contadoresDoPainel);

    if ((podeInserir && plano.novos.length > 0) || plano.atualizar.length > MAXIMO_DE_LINHAS_AVULSAS) {
      await recarregarTudo();
      if (podeInserir) return;
    } else if (plano.atualizar.length > 0) {
      const lidas = await Promise.allSettled(
        plano.atualizar.map((id) => cliente.chamar(obterAgendamento, { params: { id } })),
      );
      const frescas = lidas.flatMap((lida) => (lida.status === 'fulfilled' ? [lida.value] : []));
      atual.current.aplicar(frescas);
      destacar(frescas);
      // A row that can no longer be read has left the scope: the page says what is left.
      if (frescas.length < lidas.length) await atual.current.recarregar();
    }
    if (plano.novos.length === 0) return;
    // Whether one fits cannot be told while the server does not answer; the list says that on its own.
    const achados = await encontrados(plano.novos).catch(() => SEM_NOVOS);
    if (achados.length === 0) return;
    setNovos((antes) => ({
      filtro,
      ids: [...new Set([...(antes.filtro === filtro ? antes.ids : SEM_NOVOS), ...achados])],
    }));
  }, [cliente, destacar, recarregarChamadas, recarregarTudo]);

  const estado = useEventos(entrada.chave, {
    aoReceber: (mensagem) => {
      // The server forgot what we missed.
      if (mensagem.evento === 'recarregar') void recarregarTudo();
      const evento = eventoDe(mensagem);
      if (!evento) return;
      fila.current.push(evento);
      clearTimeout(rajada.current);
      rajada.current = setTimeout(() => void tratarRajada(), PAUSA_DA_RAJADA);
    },
    aoVoltar: () => void recarregarTudo(),
  });

  return {
    estado,
    destacadas,
    novos: novos.filtro === entrada.filtro ? novos.ids.length : 0,
    limparNovos,
  };
}
