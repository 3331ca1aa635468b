import { createStore } from 'jotai';

/** The app's one jotai store: route loaders and the API client read the session outside React. */
export const store = createStore();
