import {
  acceptClinicNotes,
  countClinicNotes,
  getAttendedRequest,
  internalTimeline,
  listClinicNotes,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { CLINIC_NOTE_NOTICE } from '@apto/domain/attendant';
import { useState } from 'react';
import { notify } from '../../notices/index.ts';

/** Accepts notes of clinics and brings what shows them up to date; what fails says so and stays as it is. */
export function useAcceptNotes() {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const [isPending, setPending] = useState(false);
  const renew = () => reload(listClinicNotes, countClinicNotes, getAttendedRequest, internalTimeline);

  async function accept(ids: readonly number[]): Promise<boolean> {
    setPending(true);
    const body = { ids: [...ids] };
    try {
      const { aceitas: count } = await api.invoke(
        acceptClinicNotes,
        { body },
        { idempotencyKey: attempt.keyFor(body) },
      );
      notify(CLINIC_NOTE_NOTICE.accepted(count));
      await renew();
      return true;
    } catch (error) {
      attempt.restartIfRefused(error);
      notify(CLINIC_NOTE_NOTICE.acceptFailed(error instanceof Error ? error.message : ''));
      return false;
    } finally {
      setPending(false);
    }
  }
  return { accept, isPending };
}
