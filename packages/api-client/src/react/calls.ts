'use client';
import { createContext, createElement, use, useCallback, type ReactNode } from 'react';
import useSWR, { useSWRConfig, type KeyedMutator, type SWRConfiguration, type SWRResponse } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from 'swr/mutation';
import type { ApiClient, CallOptions } from '../client.ts';
import { afterPaint } from './afterPaint.ts';
import { buildPath, buildQuery, type Endpoint, type Input, type Answer } from '../endpoint.ts';
import type { ApiError } from '../error.ts';

const ClientContext = createContext<ApiClient | null>(null);

/** Gives the client to every hook below. */
export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return createElement(ClientContext, { value: client }, children);
}

/** The client of the nearest `ApiProvider`. */
export function useApi(): ApiClient {
  const client = use(ClientContext);
  if (!client) throw new Error('useApi precisa de um <ApiProvider>. Envolva a aplicação com ele.');
  return client;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any call; what it takes and answers is inferred from it
type SomeEndpoint = Endpoint<any, any, any, any>;
type Parts = {
  params?: Parameters<typeof buildPath>[1];
  query?: Parameters<typeof buildQuery>[0];
  body?: unknown;
};

/** Cache key of a call: its id and address, and the body when a read is a POST. */
export function keyOf<E extends SomeEndpoint>(call: E, input: Input<E>): string {
  const { params, query, body } = input as Parts;
  const payload = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${call.id} ${buildPath(call.path, params)}${buildQuery(query)}${payload}`;
}

/**
 * Reads a call through SWR. `null` as input means not yet. The answer stays while a new page or filter loads
 * when `keepPreviousData` is set.
 */
export function useCall<E extends SomeEndpoint>(
  call: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Answer<E>, ApiError>,
): SWRResponse<Answer<E>, ApiError> {
  const client = useApi();
  const { cache } = useSWRConfig();
  const address = input === null ? null : keyOf(call, input);
  const read = useSWR<Answer<E>, ApiError>(
    address,
    async (key: string) => {
      await afterPaint(cache.get(key)?.data !== undefined);
      return client.invoke(call, input as Input<E>);
    },
    config,
  );
  const { mutate } = read;
  const mutateWhileKept = useCallback(
    async (...args: Parameters<KeyedMutator<Answer<E>>>) => {
      if (!isKept(cache)) return undefined;
      // SWR drops the read that is on its way when what is shown is changed. A change of some of it knows less than that
      // read: it is asked anew.
      const [data, options] = args;
      const isReading = address !== null && cache.get(address)?.isValidating === true;
      return isReading && typeof data === 'function' && typeof options === 'object'
        ? mutate(data, { ...options, revalidate: true })
        : mutate(...args);
    },
    [address, cache, mutate],
  );
  return {
    mutate: mutateWhileKept as KeyedMutator<Answer<E>>,
    // Each is read only where it is asked for: SWR draws a component again for what it has read alone.
    get data() {
      return read.data;
    },
    get error() {
      return read.error;
    },
    get isLoading() {
      return read.isLoading;
    },
    get isValidating() {
      return read.isValidating;
    },
  } as SWRResponse<Answer<E>, ApiError>;
}

/**
 * Whether a cache is still there. It goes with its session, and a write's answer may come after that end (who signs out
 * while a save is on its way): SWR then rejects with a TypeError of its own.
 */
const isKept = (cache: Parameters<typeof SWRGlobalState.has>[0]): boolean => SWRGlobalState.has(cache);

/** Writes through a call. `trigger({ input, options })` throws `ApiError`; nothing is retried by itself. */
export function useAction<E extends SomeEndpoint>(
  call: E,
  config?: SWRMutationConfiguration<Answer<E>, ApiError, string, { input: Input<E>; options?: CallOptions }>,
): SWRMutationResponse<Answer<E>, ApiError, string, { input: Input<E>; options?: CallOptions }> {
  const client = useApi();
  return useSWRMutation<Answer<E>, ApiError, string, { input: Input<E>; options?: CallOptions }>(
    `action ${call.id}`,
    (_key, { arg }) => client.invoke(call, arg.input, arg.options),
    config,
  );
}

/** Reloads every cached read of the given calls, for instance after a write or a server event. */
export function useReload(): (...calls: readonly SomeEndpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      const prefixes = calls.map((call) => `${call.id} `);
      if (isKept(cache))
        await mutate((key) => typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix)));
    },
    [cache, mutate],
  );
}
