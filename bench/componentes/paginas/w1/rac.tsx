import { useState } from 'react';
import {
  Button,
  Collection,
  ComboBox,
  Header,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { combina, grupos, rotulo } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';
import { ALTURA } from './linhas.ts';

const desenho = { rowHeight: ALTURA, headingHeight: 32 };

function Peca() {
  const [busca, setBusca] = useState('');
  // Filtered here: the part's own filter walks over a collection that it has built of all 10,000.
  const achados = grupos.flatMap((grupo) => {
    const itens = busca === '' ? grupo.itens : grupo.itens.filter((clinica) => combina(clinica, busca));
    return itens.length > 0 ? [{ id: grupo.rotulo, rotulo: grupo.rotulo, itens }] : [];
  });
  return (
    <I18nProvider locale="pt-BR">
      <ComboBox items={achados} inputValue={busca} onInputChange={setBusca} allowsEmptyCollection>
        <Label>Prestador</Label>
        <Input className="campo" />
        <Button>Abrir</Button>
        <Popover>
          <Virtualizer layout={ListLayout} layoutOptions={desenho}>
            <ListBox className="lista" style={{ position: 'relative', display: 'block' }}>
              {(grupo: (typeof achados)[number]) => (
                <ListBoxSection id={grupo.id}>
                  <Header className="titulo">{grupo.rotulo}</Header>
                  <Collection items={grupo.itens}>
                    {(clinica) => (
                      <ListBoxItem
                        id={clinica.id}
                        textValue={rotulo(clinica)}
                        isDisabled={clinica.disabledReason !== undefined}
                      >
                        <LinhaDaClinica clinica={clinica} />
                      </ListBoxItem>
                    )}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </Virtualizer>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: '#raiz button',
  campo: '#raiz input',
  opcao: '[role=option]',
  rolagem: '[role=listbox]',
};
