import { getAttendedRequest, internalTimeline, listAttachments, messageTimeline } from '@apto/api-client';
import { useCall, useReload } from '@apto/api-client/react';
import { useMemo } from 'react';
import { eventFrom } from '../../shared/agendamentos/live/event.ts';
import { useEvents } from '../../shared/events/useEvents.ts';
import { oneAtATime } from '../../shared/oneAtATime.ts';

/** Where the request stands, kept in step with the server: what somebody else does is seen without a reload. */
export function useRequest(id: number) {
  const reload = useReload();
  const request = useCall(getAttendedRequest, { params: { id } });
  const renew = useMemo(
    () => oneAtATime(() => reload(getAttendedRequest, internalTimeline, messageTimeline, listAttachments)),
    [reload],
  );
  useEvents(`pedido ${id}`, {
    onReceive: (message) => {
      if (eventFrom(message)?.id === id) void renew();
    },
    onBegin: () => void reload(getAttendedRequest),
    onBack: () => void renew(),
  });
  return { ...request, renew };
}
