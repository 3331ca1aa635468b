/**
 * The token of a link. It comes after '#', which no server and no log gets, and leaves the address at once; '' without one.
 */
export function takeToken(): string {
  const token = window.location.hash.slice(1);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
