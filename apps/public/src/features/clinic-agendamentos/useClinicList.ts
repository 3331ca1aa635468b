import { listClinicAgendamentos, type Answer, type ApiError } from '@apto/api-client';
import { keyOf, useApi } from '@apto/api-client/react';
import type { ClinicList } from '@apto/domain/status';
import useSWR from 'swr';

/** Cards of one look, and how many a further look adds. */
const PER_LOOK = 20;
/** Most that one call gives: a longer list is read call by call. */
const PER_CALL = 100;
/** An open list asks again this often; coming back to it asks at once. */
const REFRESH_MS = 60_000;

export const FIRST_LOOK = PER_LOOK;

/** How long the list is after one more press: by cards at first, by whole calls once there are many. */
export const nextLook = (howMany: number): number => howMany + (howMany < PER_CALL ? PER_LOOK : PER_CALL);

/** The first so many of one of the clinic's lists, and how many there are. */
export function useClinicList(list: ClinicList, filter: string, howMany: number) {
  const client = useApi();
  const query = { situacao: list, filter };
  return useSWR<Answer<typeof listClinicAgendamentos>, ApiError>(
    keyOf(listClinicAgendamentos, { query: { ...query, limit: howMany } }),
    async () => {
      const limit = Math.min(howMany, PER_CALL);
      const ask = (page: number) =>
        client.invoke(listClinicAgendamentos, { query: { ...query, page, limit } });
      const first = await ask(1);
      const calls = Math.min(Math.ceil(howMany / limit), Math.ceil(first.meta.totalItems / limit));
      const others = await Promise.all(
        Array.from({ length: Math.max(0, calls - 1) }, (_unused, index) => ask(index + 2)),
      );
      // One that moved between two calls is in both.
      const byId = new Map([first, ...others].flatMap(({ items }) => items).map((item) => [item.id, item]));
      return { ...first, items: [...byId.values()] };
    },
    { keepPreviousData: true, refreshInterval: REFRESH_MS },
  );
}
