import { Button, IconButton, Menu } from '@apto/ui';
import { Check, ChevronDown, Briefcase } from '@apto/ui/icons';
import { useSwitchCompany } from '../shared/company/useSwitchCompany.ts';
import { useSession } from '../shared/session/index.ts';
import { useNarrowScreen } from '../shared/useNarrowScreen.ts';

/** In which of their companies the person is, and the way to the others (issue 11). */
export default function CompanyMenu() {
  const { profile } = useSession();
  const { enter, isEntering } = useSwitchCompany();
  const isNarrow = useNarrowScreen();
  const here = profile.companies.find(({ id }) => id === profile.empresa.id) ?? profile.empresa;
  const label = `Trocar de empresa. Você está em ${here.name}`;
  return (
    <Menu
      label={label}
      trigger={
        isNarrow ? (
          <IconButton label={label} hasTooltip={false} icon={<Briefcase />} />
        ) : (
          <Button
            variant="quiet"
            aria-label={label}
            icon={<Briefcase />}
            iconAfter={<ChevronDown />}
            isPending={isEntering}
          >
            {here.name}
          </Button>
        )
      }
      items={profile.companies.map((company) => ({
        id: String(company.id),
        label: company.name,
        ...(company.id === here.id ? { icon: <Check size={16} />, description: 'Você está aqui' } : {}),
        onAction: () => {
          if (company.id !== here.id) void enter(company);
        },
      }))}
    />
  );
}
