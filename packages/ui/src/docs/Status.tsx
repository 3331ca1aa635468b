import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { Tag } from '../components/general/Tag/index.ts';
import { lifecycleOf, pathOf } from './status.logic.ts';
import * as css from './docs.css.ts';

interface StatusProps {
  /** The component's stories: `import * as stories from './Button.stories.tsx'`. */
  readonly of: Of;
}

/**
 * The first line of a component's page: how far it has come, by the lifecycle tag of its stories, and how it is
 * imported. A page cannot say of itself what its stories do not.
 */
export function Status({ of }: StatusProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const { label, tone, meaning } = lifecycleOf(preparedMeta.tags);
  const { name, path } = pathOf(preparedMeta.title);
  return (
    <div className={css.status} role="group" aria-label="Situação">
      <Tag tone={tone}>{label}</Tag>
      <span>{meaning}</span>
      <code>{`import { ${name} } from '${path}';`}</code>
    </div>
  );
}
