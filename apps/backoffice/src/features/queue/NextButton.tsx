import { Button, IconButton, Inline, Menu } from '@apto/ui';
import { ArrowRight, SlidersHorizontal } from '@apto/ui/icons';
import { NEXT_KEY } from '../../shared/keyboard/keys.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { useQueueKeys } from './useQueueKeys.ts';

const KEY = 'tecla';
const LABEL = 'Iniciar próximo';

/** Takes the next request of the queue; its key stands on it, and can be turned off beside it. */
export function NextButton({ isBusy, onNext }: { isBusy: boolean; onNext: () => void }) {
  const { isOn, toggle } = useQueueKeys(onNext);
  const isNarrow = useNarrowScreen();
  const button = {
    variant: 'primary',
    icon: <ArrowRight />,
    'data-tour': 'next',
    isPending: isBusy,
    onPress: onNext,
  } as const;
  if (isNarrow) return <IconButton {...button} label={LABEL} />;
  return (
    <Inline gap="x1" isWrapping={false}>
      <Menu
        label="Teclas do painel"
        selectionMode="multiple"
        selectedIds={isOn ? [KEY] : []}
        onSelectionChange={(ids) => toggle(ids.has(KEY))}
        items={[{ id: KEY, label: `Tecla ${NEXT_KEY} inicia o próximo` }]}
        trigger={<IconButton label="Teclas do painel" icon={<SlidersHorizontal />} variant="quiet" />}
      />
      <Button {...button} {...(isOn ? { 'aria-keyshortcuts': NEXT_KEY } : {})}>
        {isOn ? `${LABEL} (${NEXT_KEY})` : LABEL}
      </Button>
    </Inline>
  );
}
