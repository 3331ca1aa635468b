import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** Both times on one line; each as wide as its own error wants, up to half of it. */
export const line = layered({ display: 'flex', gap: vars.space.x4 });
