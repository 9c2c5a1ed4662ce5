/** Domains of mail that many shoppers have, and that typing errors look like. */
const COMMON = [
  ...['gmail.com', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'outlook.fr', 'yahoo.com', 'yahoo.fr', 'icloud.com'],
  ...['orange.fr', 'wanadoo.fr', 'laposte.net', 'bbox.fr', 'club-internet.fr', 'numericable.fr', 'protonmail.com'],
  ...['googlemail.com', 'freenet.de', 't-online.de', 'outlook.de', 'hotmail.de'],
]

/** Domains that are one sign away from a common one, and right. */
const RIGHT: ReadonlySet<string> = new Set([...COMMON, 'mail.com', 'email.com', 'ymail.com'])

/** What was probably meant, where the domain of an address is one typing error away from a common one: `lea@gmial.com`. Null where nothing is. */
export function probableEmails(typed: string): string | null {
  const meant = typed.trim().replace(/[^\s,;]+/g, probableEmail)
  return meant === typed.trim() ? null : meant
}

function probableEmail(typed: string): string {
  const [name = '', domain, ...more] = typed.split('@')
  const typedDomain = domain?.toLowerCase()
  if (!name || !typedDomain || more.length > 0 || RIGHT.has(typedDomain)) return typed
  const meant = COMMON.find((common) => isOneErrorAway(typedDomain, common))
  return meant ? `${name}@${meant}` : typed
}

/** One sign too many, too few, wrong, or two in the wrong order. */
function isOneErrorAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  const [first, second] = rest(typed, 0)
  const isSwapped = `${second}${first}` === meant.slice(start, start + 2) && rest(typed, 2) === rest(meant, 2)
  return (
    isSwapped ||
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1)
  )
}
