/** Parameters that let somebody act, and for whom. */
const NAMES: readonly string[] = ['token', 'key', 'confirmation_key', 'email']

let taken = new Map<string, string>()

/**
 * On a page that mails lead to: takes what the link brought along out of the address, before any script of others. They, the history and screenshots
 * never have it.
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
