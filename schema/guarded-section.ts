/** Pages where a shopper pays or reads what is his: scripts of others but those of payment and captcha have no business there. Path below the base path. */
const GUARDED = /^\/(checkout(?!\/success)|user)(?![\w-])/i

export function isGuardedPath(path: string): boolean {
  return GUARDED.test(path)
}
