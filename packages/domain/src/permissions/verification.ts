import type { PermissionAction } from './constants.ts';

/** A user's permissions: the list that the token carries, or a set of it. */
export type HeldPermissions = readonly string[] | ReadonlySet<string>;

/** Whether the user holds exactly this permission (doc3 §6). An empty or absent list holds none. */
export function hasPermission(permissions: HeldPermissions | null | undefined, permission: string): boolean {
  if (permissions === null || permissions === undefined) return false;
  return 'has' in permissions ? permissions.has(permission) : permissions.includes(permission);
}

/** The user's permissions that contain a pattern, ignoring case (doc3 §6). */
export function permissionsMatching(permissions: HeldPermissions, fallback: string): string[] {
  const wanted = fallback.toLowerCase();
  return [...permissions].filter((p) => p.toLowerCase().includes(wanted));
}

/**
 * The client's route guard (doc3 §2.2): it turns away only when the list is loaded, is not empty and lacks
 * the permission. The server never uses it: there an empty list is refused (decisions #17).
 */
export function passesRouteGuard(permissions: readonly string[], requiredPermission?: string): boolean {
  return (
    requiredPermission === undefined || permissions.length === 0 || permissions.includes(requiredPermission)
  );
}

/** Actions of a generic list (doc3 §6): a screen without a permission area allows them all. */
export function isAllowedOnScreen(
  permissions: HeldPermissions,
  area: string | null | undefined,
  action: PermissionAction,
): boolean {
  return (
    area === null || area === undefined || area === '' || hasPermission(permissions, `${area}:${action}`)
  );
}
