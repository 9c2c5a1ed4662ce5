/**
 * Pages where passwords are typed, mails lead with a key, or a shopper pays or reads personal data: only third-party scripts of payment and captcha may
 * run there. The page after an order is none: its tags count the purchase. Path below the base path.
 */
const GUARDED = /^\/(checkout(?!\/success)|user|account|login|register|orders|rgpd)(?![\w-])/i

/** Pages that mails link to with a key. */
const MAILED = /^\/(account|orders)(?![\w-])/i

export function isGuardedPath(path: string): boolean {
  return GUARDED.test(path)
}

export function isMailedPath(path: string): boolean {
  return MAILED.test(path)
}
