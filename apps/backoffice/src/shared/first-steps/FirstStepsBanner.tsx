import { firstSteps } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { firstStepsProgress } from '@apto/domain/first-use';
import { Banner, Inline, LinkButton } from '@apto/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onWrite } from '../api/client.ts';
import { FIRST_STEPS_ROUTE } from '../routing/addresses.ts';
import { stepAddress, stepLack } from './addresses.ts';
import { guideAtom } from './guide.ts';

/** What comes next until the first exam can be asked for, above whichever screen the step before it was taken on. */
export default function FirstStepsBanner() {
  const setGuided = useSetAtom(guideAtom);
  const { pathname } = useLocation();
  const { data, mutate } = useCall(firstSteps, {});
  const isReady = data !== undefined && firstStepsProgress(data.feitos).isReady;

  // Each screen may have added what was missing, and a price or a week of hours is saved without leaving its screen.
  useEffect(() => void mutate(), [pathname, mutate]);
  useEffect(() => onWrite(() => void mutate()), [mutate]);
  useEffect(() => {
    if (isReady) setGuided(false);
  }, [isReady, setGuided]);

  if (!data || isReady || pathname === FIRST_STEPS_ROUTE) return null;
  const { done, total, next } = firstStepsProgress(data.feitos);
  const address = next && stepAddress(next.id, data);
  const lack = next && stepLack(next.id, data);
  return (
    <Banner
      tone="info"
      label="Primeiros passos"
      onDismiss={() => setGuided(false)}
      action={
        <Inline gap="x3">
          {next && address !== null && address !== pathname ? (
            <LinkButton size="small" href={address}>
              {`Ir para ${next.title}`}
            </LinkButton>
          ) : null}
          <LinkButton size="small" variant="quiet" href={FIRST_STEPS_ROUTE}>
            Ver todos
          </LinkButton>
        </Inline>
      }
    >
      {`Primeiros passos: ${String(done)} de ${String(total)}.${next ? ` A seguir: ${next.title}.` : ''}${lack ? ` ${lack}` : ''}`}
    </Banner>
  );
}
