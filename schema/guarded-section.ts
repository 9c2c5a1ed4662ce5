/** Whether a page belongs to checkout or account, where only third-party scripts of payment and captcha may run. Path below the base path. */
const GUARDED = /^\/(checkout(?!\/success)|user)(?![\w-])/i

export function isGuardedPath(path: string): boolean {
  return GUARDED.test(path)
}
