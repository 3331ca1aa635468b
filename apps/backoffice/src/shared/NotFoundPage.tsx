import { EmptyState, LinkButton, Page } from '@apto/ui';
import { Search } from '@apto/ui/icons';

interface Props {
  readonly title: string;
  /** What is not here. */
  readonly text: string;
  /** Why that may be. */
  readonly description: string;
  /** Where to go instead. */
  readonly way: { readonly href: string; readonly label: string };
}

/** An address inside of the frame without anything behind it, or not for this person: which of the two is not told. */
export const NotFoundPage = ({ title, text, description, way }: Props) => (
  <Page title={title}>
    <EmptyState
      icon={<Search />}
      title={text}
      description={description}
      action={<LinkButton href={way.href}>{way.label}</LinkButton>}
    />
  </Page>
);
