'use client';
import { Bell, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { instantText } from '../../../internal/dates.ts';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { focusAfterQuestion } from '../../../internal/focusAfterQuestion.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Loading } from '../Loading/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { toast } from '../Toast/toastQueue.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './NotificationList.css.ts';
import { namesOf } from './NotificationList.logic.ts';
import { useEnd, useRead } from './useInView.ts';

/** Algo que aconteceu. */
export interface NotificationItem {
  /** Único em sua lista. */
  readonly id: number;
  /** O que aconteceu: 'O prestador confirmou o exame'. */
  readonly title: string;
  /** Com quem ou com o quê: 'Ana Souza, 24/11/2026 às 09:00'. */
  readonly description?: string;
  /** Quando, como instante ISO. */
  readonly at: string;
  /** Se a pessoa já a teve à vista. */
  readonly isRead: boolean;
  /** O registro de que se trata. Passa pelo roteador quando há um `RouterProvider` do react-aria acima. */
  readonly href?: string | undefined;
}

/** Propriedades de {@link NotificationList}. */
export interface NotificationListProps {
  /** As mais novas primeiro. */
  readonly items: readonly NotificationItem[];
  /** O presente, em milissegundos desde 1970, a partir do qual se conta 'há 5 minutos'. */
  readonly now: number;
  /** Ainda não há nada aqui: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** A lista não chegou; com o que já está aqui, só as mais antigas. */
  readonly error?: { readonly requestId?: string | undefined } | null;
  /** 'Tentar novamente'. */
  readonly onRetry?: () => void;
  /** Há mais antigas. @default false */
  readonly hasMore?: boolean;
  /** O fim do que está aqui ficou à vista: traga as mais antigas. Não é chamada enquanto `isLoadingMore`. */
  readonly onMore?: () => void;
  /** As mais antigas estão a caminho. @default false */
  readonly isLoadingMore?: boolean;
  /** Estas não lidas ficaram à vista por meio segundo. Cada uma é informada uma vez. */
  readonly onRead?: (ids: readonly number[]) => void;
  /** A pessoa segue o link de uma: feche aquilo em que a lista está. */
  readonly onFollow?: (item: NotificationItem) => void;
  /** Remove uma. Quando rejeita, um aviso rápido diz isso e a linha fica. Sem ela, nada pode ser removido. */
  readonly onDelete?: (item: NotificationItem) => Promise<unknown>;
  /** Remove todas, depois de uma pergunta. */
  readonly onDeleteAll?: () => Promise<unknown>;
}

/** Shape of the first lines. */
const BONES = [1, 2, 3, 4];

function Bones() {
  const texts = useTexts('NotificationList', defaults);
  return (
    <div className={css.bones}>
      <VisuallyHidden>
        <Loading label={texts.loading} />
      </VisuallyHidden>
      {BONES.map((bone) => (
        <Skeleton key={bone} lines={3} />
      ))}
    </div>
  );
}

interface LineProps {
  readonly item: NotificationItem;
  /** What it is called, unlike every other. */
  readonly name: string;
  readonly now: number;
  readonly onFollow: NotificationListProps['onFollow'];
  readonly onDelete: ((item: NotificationItem) => void) | undefined;
  readonly isDeleting: boolean;
}

function Line({ item, name, now, onFollow, onDelete, isDeleting }: LineProps) {
  const texts = useTexts('NotificationList', defaults);
  const locale = useAppLocale();
  const at = Date.parse(item.at);
  const title = (
    <>
      {item.isRead ? null : <VisuallyHidden>{texts.unread}</VisuallyHidden>}
      {/* Apart, so that the text is found as it is. */}
      <span>{item.title}</span>
    </>
  );
  return (
    <li className={css.item} data-notification={item.id} {...(item.isRead ? {} : { 'data-unread': item.id })}>
      <span className={css.dot} aria-hidden />
      <div className={css.words}>
        <div className={css.title}>
          {item.href === undefined ? (
            title
          ) : (
            <Link
              href={item.href}
              className={css.link}
              aria-label={item.isRead ? name : `${texts.unread}${name}`}
              onPress={() => onFollow?.(item)}
            >
              {title}
            </Link>
          )}
        </div>
        {item.description ? <div className={css.description}>{item.description}</div> : null}
        <time className={css.time} dateTime={item.at}>
          {`${texts.elapsed(at, now)} · ${instantText(item.at, locale)}`}
        </time>
      </div>
      {onDelete ? (
        <div className={css.remove}>
          <IconButton
            size="small"
            label={texts.delete(name)}
            icon={<X />}
            isPending={isDeleting}
            hasTooltip={false}
            onPress={() => onDelete(item)}
          />
        </div>
      ) : null}
    </li>
  );
}

/**
 * O que aconteceu enquanto a pessoa estava em outro lugar (doc3 §2.9): cada linha leva a seu registro, é lida depois de
 * ficar à vista por meio segundo, e pode ser removida. Cresce conforme se rola; o que a contém (`Drawer`, `Popover`) é
 * que rola, e tem o título.
 */
export function NotificationList(props: NotificationListProps) {
  const texts = useTexts('NotificationList', defaults);
  const locale = useAppLocale();
  const { items, now, onDelete, onDeleteAll, hasMore = false, isLoadingMore = false, error = null } = props;
  const [deleting, setDeleting] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const key = items.map(({ id, isRead }) => (isRead ? '' : id)).join();
  useRead(list, key, props.onRead);
  const mayGrow = hasMore && !isLoadingMore && !error;
  useEnd(end, `${items.length} ${mayGrow}`, mayGrow ? props.onMore : undefined);

  const remove = async (item: NotificationItem): Promise<void> => {
    if (!onDelete || deleting.has(item.id)) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])];
    const place = lines.findIndex((line) => line.dataset['notification'] === String(item.id));
    const line = lines[place];
    const neighbour = lines[place + 1] ?? lines[place - 1];
    setDeleting((before) => new Set(before).add(item.id));
    try {
      await onDelete(item);
      // The button goes away with its line: its neighbour's takes over, or what is left of the list. Whoever went
      // elsewhere meanwhile stays there.
      if (!isFocusNowhere() && !line?.contains(document.activeElement)) return;
      const next = neighbour?.querySelector('button') ?? root.current;
      next?.focus();
    } catch {
      toast.error({ title: texts.deleteFailed });
    } finally {
      setDeleting((before) => new Set([...before].filter((id) => id !== item.id)));
    }
  };

  const isEmpty = items.length === 0;
  const names = namesOf(items, ({ at }) => instantText(at, locale));
  if (isEmpty && props.isLoading) return <Bones />;
  if (isEmpty && error)
    return <ErrorState title={texts.failed} requestId={error.requestId} onRetry={props.onRetry} />;
  return (
    <div ref={root} className={css.root} tabIndex={-1}>
      {onDeleteAll && !isEmpty ? (
        <div className={css.head}>
          <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
            {texts.deleteAll}
          </Button>
        </div>
      ) : null}
      {isEmpty ? (
        <EmptyState title={texts.empty} icon={<Bell />} />
      ) : (
        <ol ref={list} className={css.list} aria-label={texts.list} aria-busy={isLoadingMore || undefined}>
          {items.map((item) => (
            <Line
              key={item.id}
              item={item}
              name={names.get(item.id) ?? item.title}
              now={now}
              onFollow={props.onFollow}
              onDelete={onDelete ? (one) => void remove(one) : undefined}
              isDeleting={deleting.has(item.id)}
            />
          ))}
        </ol>
      )}
      {isEmpty ? null : (
        <div ref={end} className={css.foot}>
          {error ? (
            <>
              <span role="alert">{texts.moreFailed}</span>
              <Button size="small" onPress={() => props.onRetry?.()}>
                {texts.retryMore}
              </Button>
            </>
          ) : hasMore ? (
            <Loading label={texts.loadingMore} />
          ) : (
            texts.end
          )}
        </div>
      )}
      {onDeleteAll ? (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={texts.deleteAllTitle}
          confirmLabel={texts.deleteAllConfirm}
          tone="danger"
          onConfirm={async () => {
            try {
              await onDeleteAll();
            } catch (failure) {
              throw new Error(texts.deleteAllFailed, { cause: failure });
            }
            focusAfterQuestion(() => root.current);
          }}
        >
          {texts.deleteAllText}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
