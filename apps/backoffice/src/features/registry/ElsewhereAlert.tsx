import { COMPANY_TEXT } from '@apto/domain/companies';
import { Button, InlineAlert } from '@apto/ui';
import { useSwitchCompany } from '../../shared/company/useSwitchCompany.tsx';

/** A company that the person is of, and not in: what they may do there is of their profile there. */
export function ElsewhereAlert({ company }: { company: { id: number; name: string } }) {
  const { enter, isEntering, question } = useSwitchCompany();
  return (
    <InlineAlert
      tone="info"
      action={
        <Button isPending={isEntering} onPress={() => void enter(company)}>
          Entrar em {company.name}
        </Button>
      }
    >
      {COMPANY_TEXT.elsewhere}
      {question}
    </InlineAlert>
  );
}
