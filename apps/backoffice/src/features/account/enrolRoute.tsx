import { ApiProvider } from '@apto/api-client/react';
import { ToastRegion } from '@apto/ui';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { api, apiWith } from '../../shared/api/client.ts';
import {
  enrolmentTo,
  liveSession,
  loginTo,
  safeDestination,
  startSessionOf,
} from '../../shared/session/index.ts';
import { EnrolPage } from './EnrolPage.tsx';

export const handle = { title: 'Verificação em duas etapas' };

/** Asks the server again: the stored session does not know of what was saved or enrolled elsewhere meanwhile. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const stored = await liveSession.restore();
  const target = new URL(request.url).searchParams.get('redirect');
  const destination = safeDestination(target, stored?.permissions ?? []);
  if (!stored) return redirect(loginTo(enrolmentTo(destination)));
  const { lacksSecondFactor } = await startSessionOf(apiWith, stored.token);
  return lacksSecondFactor ? null : redirect(destination);
}

/** Outside of the frame, which stands for what the person may not do yet: so it brings the calls and the notices itself. */
export const Component = () => (
  <ApiProvider client={api}>
    <EnrolPage />
    <ToastRegion />
  </ApiProvider>
);
