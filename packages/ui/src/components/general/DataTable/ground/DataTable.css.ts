import '../../../../theme/layers.css.ts';

export * from './frame.css.ts';
export * from './header.css.ts';
export * from './row.css.ts';
export * from './sticky.css.ts';
export * from './box.css.ts';
export * from './edit.css.ts';
export * from './states.css.ts';
