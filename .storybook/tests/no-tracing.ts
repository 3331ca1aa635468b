/**
 * For the performance panel React's development build times each component that renders, and makes a stack and a task for
 * each element: a fifth of what the stories cost, and nobody looks. To be read before React, which asks for these once.
 */
const tracing = console as { timeStamp?: unknown; createTask?: unknown };
delete tracing.timeStamp;
delete tracing.createTask;
