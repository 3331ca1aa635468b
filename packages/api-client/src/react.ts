'use client';
import { createContext, createElement, use, type ReactNode } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from 'swr/mutation';
import type { Cliente, OpcoesDaChamada } from './cliente.ts';
import { caminhoDe, consultaDe, type Endpoint, type Entrada, type Resposta } from './endpoint.ts';
import type { ErroDeApi } from './erro.ts';

const ClienteContext = createContext<Cliente | null>(null);

/** Gives the client to every hook below. */
export function ApiProvider({ cliente, children }: { cliente: Cliente; children: ReactNode }) {
  return createElement(ClienteContext, { value: cliente }, children);
}

/** The client of the nearest `ApiProvider`. */
export function useCliente(): Cliente {
  const client = use(ClienteContext);
  if (!client) throw new Error('useCliente precisa de um <ApiProvider>. Envolva a aplicação com ele.');
  return client;
}

// oxlint-disable-next-line typescript/no-explicit-any
type AlgumEndpoint = Endpoint<any, any, any, any>;
type Partes = {
  params?: Parameters<typeof caminhoDe>[1];
  query?: Parameters<typeof consultaDe>[0];
  body?: unknown;
};

/** Cache key of a call: its id and address, and the body when a read is a POST. */
export function chaveDe<E extends AlgumEndpoint>(call: E, entrada: Entrada<E>): string {
  const { params, query, body } = entrada as Partes;
  const payload = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${call.id} ${caminhoDe(call.path, params)}${consultaDe(query)}${payload}`;
}

/**
 * Reads a call through SWR. `null` as input means not yet. The answer stays while a new page or filter loads
 * when `keepPreviousData` is set.
 */
export function useChamada<E extends AlgumEndpoint>(
  call: E,
  entrada: Entrada<E> | null,
  config?: SWRConfiguration<Resposta<E>, ErroDeApi>,
): SWRResponse<Resposta<E>, ErroDeApi> {
  const cliente = useCliente();
  return useSWR<Resposta<E>, ErroDeApi>(
    entrada === null ? null : chaveDe(call, entrada),
    () => cliente.chamar(call, entrada as Entrada<E>),
    config,
  );
}

/** Writes through a call. `trigger({ entrada, opcoes })` throws `ErroDeApi`; nothing is retried by itself. */
export function useAcao<E extends AlgumEndpoint>(
  call: E,
  config?: SWRMutationConfiguration<
    Resposta<E>,
    ErroDeApi,
    string,
    { entrada: Entrada<E>; opcoes?: OpcoesDaChamada }
  >,
): SWRMutationResponse<Resposta<E>, ErroDeApi, string, { entrada: Entrada<E>; opcoes?: OpcoesDaChamada }> {
  const cliente = useCliente();
  return useSWRMutation<Resposta<E>, ErroDeApi, string, { entrada: Entrada<E>; opcoes?: OpcoesDaChamada }>(
    `acao ${call.id}`,
    (_key, { arg }) => cliente.chamar(call, arg.entrada, arg.opcoes),
    config,
  );
}

/** Reloads every cached read of the given calls, for instance after a write or a server event. */
export function useRecarregar(): (...calls: readonly AlgumEndpoint[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...calls) => {
    const prefixes = calls.map((call) => `${call.id} `);
    await mutate((key) => typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix)));
  };
}
