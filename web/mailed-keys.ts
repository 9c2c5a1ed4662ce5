/** Parameters that let somebody act, and for whom. */
const NAMES: readonly string[] = ['token', 'key', 'confirmation_key', 'email']

let taken = new Map<string, string>()

/**
 * Removes keys from the address of a page that mails link to, before any third-party script runs. So scripts, history and screenshots never contain
 * them.
 */
export function takeMailedKeys(): void {
  const { pathname, search, hash } = location
  const parameters = new URLSearchParams(search)
  taken = new Map([...parameters].filter(([name]) => NAMES.includes(name)))
  if (taken.size === 0) return
  for (const name of NAMES) parameters.delete(name)
  const left = `${parameters}`
  history.replaceState(history.state, '', pathname + (left && `?${left}`) + hash)
}

export function mailedKey(name: string): string | undefined {
  return taken.get(name)
}
