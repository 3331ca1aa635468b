/** The signed-in part: router, calls and screens. Most people wait for it while they type their CPF. */
export const loadApp = () => import('./app.tsx');
