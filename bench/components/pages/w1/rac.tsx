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
import type { ListCase } from '../contract.ts';
import { matches as isMatch, groups, label } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';
import { HEIGHT } from './rows.ts';

const rowLayout = { rowHeight: HEIGHT, headingHeight: 32 };

function Part() {
  const [search, setSearch] = useState('');
  // Filtered here: the part's own filter walks over a collection that it has built of all 10,000.
  const matches = groups.flatMap((group) => {
    const items = search === '' ? group.items : group.items.filter((clinic) => isMatch(clinic, search));
    return items.length > 0 ? [{ id: group.label, label: group.label, items }] : [];
  });
  return (
    <I18nProvider locale="pt-BR">
      <ComboBox items={matches} inputValue={search} onInputChange={setSearch} allowsEmptyCollection>
        <Label>Prestador</Label>
        <Input className="field" />
        <Button>Abrir</Button>
        <Popover>
          <Virtualizer layout={ListLayout} layoutOptions={rowLayout}>
            <ListBox className="list" style={{ position: 'relative', display: 'block' }}>
              {(group: (typeof matches)[number]) => (
                <ListBoxSection id={group.id}>
                  <Header className="title">{group.label}</Header>
                  <Collection items={group.items}>
                    {(clinic) => (
                      <ListBoxItem
                        id={clinic.id}
                        textValue={label(clinic)}
                        isDisabled={clinic.disabledReason !== undefined}
                      >
                        <ClinicRow clinic={clinic} />
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

export const testCase: ListCase = {
  Part,
  opens: '#root button',
  field: '#root input',
  option: '[role=option]',
  scroller: '[role=listbox]',
};
