import type { ClinicChoice } from '@apto/api-client';
import { WhyNotChoices } from '@apto/ui';
import { clinicChoices, useWhyNot, type WhyNotRequest } from './useWhyNot.ts';

export interface OtherClinicsProps {
  readonly request: WhyNotRequest;
  readonly onClinic: (clinic: ClinicChoice) => void;
}

/** The clinics that serve in the refused days; nothing where there is none, or while nobody knows. */
export default function OtherClinics({ request, onClinic }: OtherClinicsProps) {
  const { data: answer } = useWhyNot(request);
  const choices = answer ? clinicChoices(answer, onClinic) : [];
  return choices.length === 0 ? null : (
    <WhyNotChoices title="Outras clínicas nestas datas" choices={choices} />
  );
}
