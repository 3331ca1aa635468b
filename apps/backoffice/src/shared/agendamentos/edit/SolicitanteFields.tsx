import { editLabel } from '@apto/domain/edit';
import { Grid, GridItem, PhoneField, TextArea, TextField } from '@apto/ui';
import { memo } from 'react';
import { useField } from './useField.ts';

/** Who asked (doc1 §2.4, decision 6). Its fields follow the form themselves: what else the form reads draws none of them. */
export const SolicitanteFields = memo(function SolicitanteFields() {
  return (
    <Grid columns={2}>
      <GridItem span="all">
        <TextField {...useField('nomeSolicitante')} label={editLabel('nomeSolicitante')} isRequired />
      </GridItem>
      <TextField
        {...useField('emailSolicitante')}
        label={editLabel('emailSolicitante')}
        type="email"
        inputMode="email"
        isRequired
      />
      <PhoneField
        {...useField('telefoneSolicitante')}
        label={editLabel('telefoneSolicitante')}
        variant="solicitante"
        isRequired
      />
    </Grid>
  );
});

/** Who is examined, whose name the request keeps, and what else there is to say. */
export const FuncionarioFields = memo(function FuncionarioFields() {
  return (
    <Grid columns={1}>
      <TextField
        {...useField('funcionario')}
        label={editLabel('funcionario')}
        isRequired
        isReadOnly
        description="O nome vem do cadastro do funcionário e não muda aqui."
      />
      <TextArea
        {...useField('observacao')}
        label={editLabel('observacao')}
        isOptional
        rows={2}
        maxLength={2000}
      />
    </Grid>
  );
});
