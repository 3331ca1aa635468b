import { endSecondFactor, renewRecoveryCodes } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { secondFactorProofSchema, type SecondFactorProof } from '@apto/domain/users';
import { Text } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  FormFailure,
  FormPasswordField,
  FormTextField,
  StartingForm,
  useSending,
} from '../../shared/form/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { CodesDialog } from './CodesDialog.tsx';

interface Props {
  what: 'end' | 'renew';
  onClose: () => void;
  onDone: () => void;
}

const TEXT = {
  end: {
    title: 'Desativar a verificação em duas etapas',
    why: 'Sem ela, a senha basta para entrar na sua conta. Os códigos de recuperação deixam de valer.',
    submit: 'Desativar',
  },
  renew: {
    title: 'Gerar novos códigos de recuperação',
    why: 'Os códigos de antes deixam de valer.',
    submit: 'Gerar códigos',
  },
} as const;

/** What asks for the password and a code: switching the second factor off, and other recovery codes. */
export default function ProofDialog({ what, onClose, onDone }: Props) {
  const api = useApi();
  const formId = useId();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm<SecondFactorProof>({
    resolver: zodResolver(secondFactorProofSchema),
    defaultValues: { senhaAtual: '', codigo: '' },
  });
  const { control, formState } = form;
  const { failure, onSubmit } = useSending(form, ['senhaAtual', 'codigo'], async (body) => {
    if (what === 'renew') {
      const { codigos: given } = await api.invoke(renewRecoveryCodes, { body });
      setCodes(given);
      onDone();
      return;
    }
    await api.invoke(endSecondFactor, { body });
    notify({ tone: 'success', title: 'Verificação em duas etapas desativada.' });
    onDone();
    onClose();
  });
  const { title, why, submit } = TEXT[what];

  return (
    <CodesDialog
      title={title}
      codesTitle="Novos códigos de recuperação"
      codes={codes}
      formId={formId}
      submit={submit}
      isDangerous={what === 'end'}
      isSending={formState.isSubmitting}
      onClose={onClose}
    >
      <StartingForm id={formId} onSubmit={onSubmit}>
        <Text>{why}</Text>
        <FormFailure failure={failure} />
        <FormPasswordField
          control={control}
          name="senhaAtual"
          label="Senha atual"
          autoComplete="current-password"
        />
        <FormTextField
          control={control}
          name="codigo"
          label="Código"
          description="Do aplicativo autenticador, ou um código de recuperação."
          autoComplete="one-time-code"
          isRequired
        />
      </StartingForm>
    </CodesDialog>
  );
}
