import { Button, Stack } from '@apto/ui';
import { CalendarCheck } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../../lazy.tsx';
import type { BestPlansProps } from './BestPlans.tsx';

const BestPlans = onDemand<BestPlansProps>(() => import('./BestPlans.tsx'));

/** 'Melhores planos' of one employee: asked for by a press, since ten employees may stand below one another. */
export function PlanOffer(props: BestPlansProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="x3">
      <div>
        <Button
          size="small"
          icon={<CalendarCheck />}
          aria-expanded={isOpen}
          onPress={() => setOpen((before) => !before)}
        >
          Melhores planos
        </Button>
      </div>
      {isOpen ? (
        <BestPlans
          {...props}
          onTake={(plan) => {
            setOpen(false);
            props.onTake(plan);
          }}
          onFail={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
}
