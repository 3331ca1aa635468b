import { createVar } from '@vanilla-extract/css';

/**
 * How many lines the tags and people of a table's row may take, so that all rows of a list have one height. A table
 * sets both for its cells, by its density; outside of tables nobody does, and two lines are the most.
 */
export const cellLines = createVar();
/** How the words of a cell that has a single line are broken: its ellipsis comes after any letter. */
export const cellBreak = createVar();
