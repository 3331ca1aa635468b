import { Button, IconButton, Menu } from '@apto/ui';
import { Check, ChevronDown, Briefcase } from '@apto/ui/icons';
import { useSwitchCompany } from '../shared/company/useSwitchCompany.tsx';
import { useSession } from '../shared/session/index.ts';
import { useNarrowScreen } from '../shared/useNarrowScreen.ts';

/** The names stand below one another. */
const UNSEEN = { visibility: 'hidden' } as const;

/** In which of their companies the person is, and the way to the others (issue 11). */
export default function CompanyMenu() {
  const { profile } = useSession();
  const { enter, isEntering, question } = useSwitchCompany();
  const isNarrow = useNarrowScreen();
  const here = profile.companies.find(({ id }) => id === profile.empresa.id) ?? profile.empresa;
  const label = `Trocar de empresa. Você está em ${here.name}`;
  return (
    <>
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
          icon: <Check size={16} {...(company.id === here.id ? {} : { style: UNSEEN })} />,
          ...(company.id === here.id ? { description: 'Você está aqui' } : {}),
          onAction: () => {
            if (company.id !== here.id) void enter(company);
          },
        }))}
      />
      {question}
    </>
  );
}
