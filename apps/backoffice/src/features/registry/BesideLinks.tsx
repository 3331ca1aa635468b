import { IconButton, LinkButton, Menu } from '@apto/ui';
import { MoreVertical } from '@apto/ui/icons';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import type { besideOf } from './addresses.ts';

const LABEL = 'Ver também';

/** The screens beside a list: as many buttons, on a phone one icon that opens their names (doc3 §9). */
export function BesideLinks({ links }: { readonly links: ReturnType<typeof besideOf> }) {
  const isNarrow = useNarrowScreen();
  if (links.length === 0) return null;
  if (!isNarrow)
    return links.map(({ label, href }) => (
      <LinkButton key={href} href={href}>
        {label}
      </LinkButton>
    ));
  return (
    <Menu
      label={LABEL}
      trigger={<IconButton label={LABEL} icon={<MoreVertical />} variant="secondary" hasTooltip={false} />}
      items={links.map(({ label, href }) => ({ id: href, label, href }))}
    />
  );
}
