import '../../../theme/layers.css.ts';
import { layered } from '../../../theme/layered.ts';

export const input = layered({ fontVariantNumeric: 'tabular-nums' });
