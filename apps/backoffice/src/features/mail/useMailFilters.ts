import { MESSAGE_STATES, type MessageState } from '@apto/domain/templates';
import { isCivilDate, type CivilDate } from '@apto/domain/time';
import { useSearchParams } from 'react-router-dom';
import { useListAddress } from '../../shared/useListAddress.ts';
import { useListSearch } from '../../shared/useListSearch.ts';

const isState = (text: string | null): text is MessageState => MESSAGE_STATES.some((each) => each === text);

interface Dates {
  readonly inicio: CivilDate;
  readonly fim: CivilDate;
}
/** Both days, as the address names them. */
const datesOf = (params: URLSearchParams): Dates | null => {
  const [start, end] = [params.get('dataInicio') ?? '', params.get('dataFim') ?? ''];
  return isCivilDate(start) && isCivilDate(end) && start <= end ? { inicio: start, fim: end } : null;
};

/** The filters of sent messages, which stand in the address. */
export function useMailFilters() {
  const [params] = useSearchParams();
  const asked = params.get('situacao');
  const state = isState(asked) ? asked : null;
  const dates = datesOf(params);
  const address = useListAddress();
  const { page, limit, narrow: shown, paging } = address;
  const { searched, empty, box } = useListSearch(address);
  const narrow = (change: { situacao?: MessageState | null; dates?: Dates | null }) => {
    const next = { situacao: state, dates, ...change };
    shown({
      situacao: next.situacao,
      dataInicio: next.dates?.inicio ?? null,
      dataFim: next.dates?.fim ?? null,
    });
  };
  const clear = () => {
    empty();
    shown({ filter: null, situacao: null, dataInicio: null, dataFim: null });
  };
  return {
    state,
    dates,
    isFiltered: searched !== '' || state !== null || dates !== null,
    query: {
      page,
      limit,
      ...(searched === '' ? {} : { filter: searched }),
      ...(state === null ? {} : { situacao: state }),
      ...(dates === null ? {} : { dataInicio: dates.inicio, dataFim: dates.fim }),
    },
    box,
    narrow,
    clear,
    paging,
  };
}
