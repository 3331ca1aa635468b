'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as AriaToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { toastHistory, toastQueue, type ToastContent } from './toastQueue.ts';
import { isAssertive, type ToastHistoryEntry, type ToastTone } from './Toast.logic.ts';
import * as css from './Toast.css.ts';
import { useClearOfDialog } from './useClearOfDialog.ts';
import { useHeldClocks, useLeftBehind, useNextToastFocus } from './useToastRegion.ts';
import { useWayBack } from './useWayBack.ts';

const ICONS: Readonly<Record<ToastTone, typeof Info>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

function ToneMark({ tone }: { tone: ToastTone }) {
  const Icon = ICONS[tone];
  return (
    <span className={css.icon[tone]}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}

/** What the colour says, for who does not see it; left out where the words begin with it: 'Erro ao salvar'. */
function ToneName({ tone, title }: { tone: ToastTone; title: string }) {
  const { [tone]: name } = useTexts('Toast', defaults).tones;
  return title.startsWith(name) ? null : <VisuallyHidden>{`${name}: `}</VisuallyHidden>;
}

function OneToast({ toast }: { toast: QueuedToast<ToastContent> }) {
  const texts = useTexts('Toast', defaults);
  const { tone, title, detail, onUndo } = toast.content;
  const action = onUndo ? { label: texts.undo, onPress: onUndo } : toast.content.action;
  return (
    <AriaToast
      toast={toast}
      className={`${css.toast} ${css.edge[tone]}`}
      // Not the dialog that it would be: it asks nothing, and named by its text it would answer to the labels of fields
      // and to the names of questions. Its content is what is announced; the text describes it when it has the focus.
      render={({ 'aria-labelledby': title, 'aria-describedby': detailId, ...dom }) => (
        <div
          {...dom}
          data-toast={toast.key}
          role="group"
          aria-modal={undefined}
          aria-label={texts.toast}
          aria-describedby={detail ? `${title} ${detailId}` : title}
        />
      )}
    >
      <ToneMark tone={tone} />
      <AriaToastContent className={css.content} role={isAssertive(tone) ? 'alert' : 'status'}>
        <Text slot="title" className={css.title}>
          <ToneName tone={tone} title={title} />
          {/* Apart, so that the text is found as it is specified. */}
          <span>{title}</span>
        </Text>
        {detail ? (
          <Text slot="description" className={css.detail}>
            {detail}
          </Text>
        ) : null}
      </AriaToastContent>
      {action ? (
        <div className={css.action}>
          <Button
            size="small"
            variant="secondary"
            onPress={() => {
              action.onPress();
              toastQueue.close(toast.key);
            }}
          >
            {action.label}
          </Button>
        </div>
      ) : null}
      <div className={css.close}>
        <IconButton slot="close" size="small" variant="quiet" aria-label={texts.close} icon={<X />} />
      </div>
    </AriaToast>
  );
}

/** Propriedades de {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Nome da região a que F6 leva, pelo número de avisos que ela mostra. @default '1 aviso', '2 avisos' */
  readonly getLabel?: (count: number) => string;
}

const subscribe = (listener: () => void): (() => void) => toastQueue.subscribe(listener);
const visibleCount = (): number => toastQueue.visibleToasts.length;

/**
 * Onde os avisos rápidos aparecem. Renderize uma vez, na raiz do produto. Fica na camada do topo do react-aria, para
 * continuar legível e ao alcance enquanto um diálogo está aberto. Ponteiro em cima, foco ou uma aba que ninguém vê
 * param todos os relógios nela; F6 vai até ela e volta.
 */
export function ToastRegion({ getLabel }: ToastRegionProps) {
  const texts = useTexts('Toast', defaults);
  // react-aria registers the landmark again only when its name changes: a fixed one would leave F6 dead.
  const count = useSyncExternalStore(subscribe, visibleCount, visibleCount);
  const region = useRef<HTMLDivElement>(null);
  useHeldClocks(region);
  useNextToastFocus(region);
  useLeftBehind();
  useClearOfDialog(region, count);
  useWayBack(region);
  return (
    <AriaToastRegion
      ref={region}
      queue={toastQueue}
      aria-label={(getLabel ?? texts.region)(count)}
      className={css.region}
    >
      <AriaToastList<ToastContent> className={css.list}>
        {({ toast }) => <OneToast toast={toast} />}
      </AriaToastList>
    </AriaToastRegion>
  );
}

/** Os avisos rápidos desta visita, do mais novo para o mais antigo. */
export function useToastHistory(): readonly ToastHistoryEntry[] {
  return useSyncExternalStore(toastHistory.subscribe, toastHistory.get, toastHistory.get);
}

/** Propriedades de {@link ToastHistory}. */
export interface ToastHistoryProps {
  /** O que listar. @default os avisos rápidos desta visita */
  readonly entries?: readonly ToastHistoryEntry[];
  /** Esvazia a lista. @default esquece os avisos rápidos desta visita */
  readonly onClear?: () => void;
}

/** O que foi dito e já se foi: a resposta a 'o que era mesmo aquele aviso?'. */
export function ToastHistory({ entries, onClear = toastHistory.clear }: ToastHistoryProps) {
  const texts = useTexts('Toast', defaults);
  const hour = new Intl.DateTimeFormat(useAppLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Sao_Paulo',
  });
  const own = useToastHistory();
  const shown = entries ?? own;
  return (
    <section className={css.history} aria-label={texts.history}>
      <div className={css.historyHead}>
        <h2 className={css.historyTitle}>{texts.history}</h2>
        {shown.length > 0 ? (
          <Button size="small" variant="quiet" onPress={onClear}>
            {texts.clearHistory}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className={css.historyEmpty}>{texts.historyEmpty}</p>
      ) : (
        <ol className={css.historyList}>
          {shown.map((entry) => (
            <li key={entry.id} className={css.historyItem}>
              <ToneMark tone={entry.tone} />
              <div>
                <span className={css.title}>
                  <ToneName tone={entry.tone} title={entry.title} />
                  {entry.title}
                </span>
                {entry.detail ? <span className={css.detail}>{entry.detail}</span> : null}
                {(entry.count ?? 1) > 1 ? (
                  <span className={css.historyTimes}>{texts.repeated(entry.count ?? 1)}</span>
                ) : null}
              </div>
              <time className={css.historyTime} dateTime={entry.at}>
                {hour.format(new Date(entry.at))}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
