/** The signed-in part: router, calls and screens. Most people wait for it while they type their CPF. */
export const loadApp = () => import('./app.tsx');

/** The clinic's portal, which has a door of its own. */
export const loadClinic = () => import('./clinic.tsx');
