import { registrationFields, type RegistrationPart } from '@apto/domain/clinic-registration';

interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly description: string;
}
type StepId = RegistrationPart | 'hours' | 'documents';
/** What a clinic is asked, a screen each. */
export const STEPS: readonly [Step, ...Step[]] = [
  {
    id: 'identity',
    title: 'Quem é a clínica',
    description: 'Como ela está registrada, e como falar com ela.',
  },
  { id: 'address', title: 'Onde ela fica', description: 'O endereço em que os funcionários são atendidos.' },
  {
    id: 'hours',
    title: 'Quando ela atende',
    description: 'Ligue os períodos em que a clínica recebe pessoas.',
  },
  { id: 'payment', title: 'Como ela recebe', description: 'Por Pix ou em uma conta bancária.' },
  {
    id: 'documents',
    title: 'Documentos',
    description: 'Alvará, contrato social, ficha do CNES: o que houver.',
  },
];
/** The part of the record that a step fills in, where it is made of fields. */
export const partOf = (step: StepId): RegistrationPart | null =>
  step === 'hours' || step === 'documents' ? null : step;
/** Whether a step asks for one of these. */
export const hasOneOf = (step: StepId, names: ReadonlySet<string>): boolean => {
  const part = partOf(step);
  return part !== null && registrationFields(part).some(({ name }) => names.has(name));
};
/** By Pix no account is asked for, and the other way round. */
export const isAsked = (name: string, method: unknown): boolean =>
  name === 'chavePix'
    ? method === 'PIX'
    : !['nomeBanco', 'codigoAgencia', 'contaCorrente'].includes(name) || method === 'CONTA';
