import '../../../theme/layers.css.ts';

export * from './frame/frame.css.ts';
export * from './columns/header.css.ts';
export * from './rows/row.css.ts';
export * from './selection/box.css.ts';
export * from './edit/edit.css.ts';
export * from './frame/states.css.ts';
