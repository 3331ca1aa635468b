import { Button, IconButton, Inline, Menu } from '@apto/ui';
import { ArrowRight, SlidersHorizontal } from '@apto/ui/icons';
import { NEXT_KEY } from '../../keyboard/keys.ts';
import { useNarrowScreen } from '../../useNarrowScreen.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { useStartNext } from './useStartNext.ts';

const KEY = 'tecla';
const LABEL = 'Iniciar próximo';

interface Props {
  /** Whether it is what the page is for. On a request's page that is the request, until it is over. @default true */
  isPrimary?: boolean;
}

/** Takes the next request of the queue; its key stands on it, and can be turned off beside it. */
export function NextButton({ isPrimary = true }: Props) {
  const { isBusy, startNext } = useStartNext();
  const { isOn, toggle } = useQueueKeys(startNext);
  const isNarrow = useNarrowScreen();
  const button = {
    variant: isPrimary ? 'primary' : 'secondary',
    icon: <ArrowRight />,
    'data-tour': 'next',
    isPending: isBusy,
    onPress: startNext,
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
