import { messageTimeline, type Answer, type ApiError } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { SWRResponse } from 'swr';

/** How often is asked whether a message has left. */
const ASK_MS = 2000;
/** Longest that is asked for: what still waits then has lost its way, and says so by itself once it fails. */
const LEAVES_WITHIN_MS = 120_000;

type Messages = Answer<typeof messageTimeline>;

const isLeaving = (messages: Messages | undefined): boolean =>
  messages?.some(
    ({ situacao: state, createdAt }) =>
      state === 'PENDENTE' && Date.now() - Date.parse(createdAt) < LEAVES_WITHIN_MS,
  ) ?? false;

/**
 * The messages of an appointment. One that was just queued is asked about until it has left: a delivery changes nothing of
 * the appointment, so that no event tells of it.
 */
export const useMessages = (id: number | null): SWRResponse<Messages, ApiError> =>
  useCall(messageTimeline, id === null ? null : { params: { id } }, {
    refreshInterval: (messages) => (isLeaving(messages) ? ASK_MS : 0),
  });
