import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

export const form = layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const message = layered({ margin: 0, color: vars.color.textMuted, whiteSpace: 'pre-line' });
