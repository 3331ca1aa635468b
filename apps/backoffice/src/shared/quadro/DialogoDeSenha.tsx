import { ErroDeApi, trocarSenha } from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import { esquemaTrocarSenha, TAMANHO_MINIMO_SENHA, type FormTrocarSenha } from '@apto/domain';
import { Button, Dialog, InlineAlert, PasswordField, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { avisar, mensagemDe } from '../avisos/index.ts';

const CAMPOS = [
  { name: 'senhaAtual', label: 'Senha atual', autoComplete: 'current-password', ajuda: undefined },
  {
    name: 'novaSenha',
    label: 'Nova senha',
    autoComplete: 'new-password',
    ajuda: `No mínimo ${TAMANHO_MINIMO_SENHA} caracteres.`,
  },
  { name: 'confirmacao', label: 'Confirme a nova senha', autoComplete: 'new-password', ajuda: undefined },
] as const;

const ehCampo = (nome: string): nome is keyof FormTrocarSenha => CAMPOS.some(({ name }) => name === nome);

/** Trocar senha (doc3 §7.1). The other sessions of this person end; this one goes on. */
export default function DialogoDeSenha({ aoFechar }: { aoFechar: () => void }) {
  const cliente = useCliente();
  const formId = useId();
  const [falha, setFalha] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<FormTrocarSenha>({
    resolver: zodResolver(esquemaTrocarSenha),
    defaultValues: { senhaAtual: '', novaSenha: '', confirmacao: '' },
  });

  const enviar = handleSubmit(async ({ senhaAtual, novaSenha }) => {
    setFalha(null);
    try {
      await cliente.chamar(trocarSenha, { body: { senhaAtual, novaSenha } });
      avisar({ tom: 'sucesso', titulo: 'Senha alterada com sucesso!' });
      aoFechar();
    } catch (erro) {
      const campos = erro instanceof ErroDeApi ? erro.campos.filter(({ campo }) => ehCampo(campo)) : [];
      for (const { campo, mensagem } of campos) {
        if (ehCampo(campo)) setError(campo, { message: mensagem }, { shouldFocus: true });
      }
      if (campos.length === 0) setFalha(mensagemDe(erro));
    }
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
      }}
      title="Trocar senha"
      width={400}
      isBusy={formState.isSubmitting}
      busyMessage="Trocando a senha..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={formState.isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={formState.isSubmitting}>
            Trocar senha
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={(event) => void enviar(event)}>
        <Stack gap="x5">
          {falha ? (
            <InlineAlert tone="perigo" announce="assertive">
              {falha}
            </InlineAlert>
          ) : null}
          {CAMPOS.map(({ name, label, autoComplete, ajuda }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field, fieldState }) => (
                <PasswordField
                  {...field}
                  label={label}
                  autoComplete={autoComplete}
                  isRequired
                  description={ajuda}
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
