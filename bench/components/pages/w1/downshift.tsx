import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import '../base.css';
import type { ListCase } from '../contract.ts';
import { label, type Clinic } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';
import { HEIGHT, toRows } from './rows.ts';

function Part() {
  const [search, setSearch] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => toRows(search), [search]);
  const items = useMemo(() => rows.flatMap((row): Clinic[] => ('clinic' in row ? [row.clinic] : [])), [rows]);
  const place = useMemo(() => new Map(items.map((item, i) => [item, i])), [items]);
  // No React Compiler here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: 4,
    initialRect: { width: 360, height: 340 },
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getLabelProps } = useCombobox({
    items: items,
    itemToString: (item) => (item ? label(item) : ''),
    isItemDisabled: (item) => item.disabledReason !== undefined,
    onInputValueChange: ({ inputValue }) => {
      setSearch(inputValue);
      virtual.scrollToOffset(0);
    },
    scrollIntoView: () => undefined,
  });
  return (
    <div>
      {/* `getLabelProps` brings `htmlFor`. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
      <label {...getLabelProps()}>Prestador</label>
      <input className="field" {...getInputProps()} />
      <div {...getMenuProps({ ref: scroller })} className="list" hidden={!isOpen}>
        {isOpen ? (
          <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
            {virtual.getVirtualItems().map(({ index, key, start, size }) => {
              const row = rows[index];
              if (!row) return null;
              const style = { blockSize: size, transform: `translateY(${start}px)` };
              if ('title' in row)
                return (
                  <div key={key} className="row title" style={style} role="presentation">
                    {row.title}
                  </div>
                );
              const itemIndex = place.get(row.clinic) ?? 0;
              return (
                <div
                  key={key}
                  {...getItemProps({ item: row.clinic, index: itemIndex })}
                  aria-setsize={items.length}
                  aria-posinset={itemIndex + 1}
                  aria-selected={highlightedIndex === itemIndex}
                  className="row"
                  style={style}
                >
                  <ClinicRow clinic={row.clinic} />
                </div>
              );
            })}
          </div>
        ) : null}
      </div>
    </div>
  );
}

export const testCase: ListCase = {
  Part,
  opens: 'input',
  field: 'input',
  option: '[role=option]',
  scroller: '[role=listbox]',
};
