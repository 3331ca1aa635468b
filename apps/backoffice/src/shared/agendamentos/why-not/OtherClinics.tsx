import type { ClinicChoice } from '@apto/api-client';
import { Button, Inline, Stack, Text } from '@apto/ui';
import { clinicChoices, useWhyNot, type WhyNotRequest } from './useWhyNot.ts';

export interface OtherClinicsProps {
  readonly request: WhyNotRequest;
  readonly onClinic: (clinic: ClinicChoice) => void;
}

/** The clinics that serve in the refused days; nothing where there is none, or while nobody knows. */
export default function OtherClinics({ request, onClinic }: OtherClinicsProps) {
  const { data: answer } = useWhyNot(request);
  const choices = answer ? clinicChoices(answer, onClinic) : [];
  if (choices.length === 0) return null;
  return (
    <Stack gap="x3">
      <Text weight="semibold">Outras clínicas nestas datas</Text>
      <Inline gap="x3" role="group" aria-label="Outras clínicas nestas datas">
        {choices.map(({ id, label, onChoose }) => (
          <Button key={id} onPress={onChoose}>
            {label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
