import { createHash } from 'node:crypto'
import { caching, type RequestContext, type ShopTypes } from 'musette/server'
import { DeleteSavedToken, SavedTokens, type SavedTokensQuery } from './magento/vault.generated.ts'

type Token = NonNullable<NonNullable<SavedTokensQuery['customerPaymentTokens']>['items'][number]>

const SUFFIX = '_cc_vault'

/** Methods that accept a token: the code of the module's own method, with a suffix. Only those that the shop was run against. */
export const VAULT_METHODS: ReadonlySet<string> = new Set(['braintree_cc_vault'])

const ID_LENGTH = 16

const BRANDS: Readonly<Record<string, string>> = {
  AE: 'American Express',
  CB: 'CB',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  MC: 'Mastercard',
  MD: 'Maestro',
  MI: 'Maestro',
  VI: 'Visa',
}

const tokens = caching.defineService(({ upstream }: RequestContext) =>
  caching.once(async () => {
    const { customerPaymentTokens: found } = await upstream.send(SavedTokens, {})
    return (found?.items ?? []).filter((token): token is Token => token !== null)
  }),
)

/** Loads the customer's tokens, once per request, because a checkout needs them several times. */
export function listTokens(context: RequestContext): Promise<Token[]> {
  return tokens(context)()
}

/** Finds the customer's token with this id that the method accepts. */
export async function findToken(
  id: string | null | undefined,
  code: string,
  context: RequestContext,
): Promise<Token | undefined> {
  if (!id || !context.signIn.token()) return undefined
  return (await listTokens(context)).find((token) => idOf(token) === id && methodOf(token) === code)
}

export async function deleteCard(id: string, context: RequestContext): Promise<boolean> {
  const token = (await listTokens(context)).find((one) => idOf(one) === id)
  if (!token) return false
  await context.upstream.send(DeleteSavedToken, { hash: token.public_hash })
  return true
}

export function cardOf(token: Token): ShopTypes.SavedCard {
  const { brand, digits, expires } = readDetails(token.details)
  return {
    id: idOf(token),
    label: `${brand} ${digits && `•••• ${digits}`}`.trim() || token.payment_method_code,
    expires,
    method: methodOf(token),
  }
}

/** Returns the code of the module's own method, which Magento writes into the order instead of the vault's. */
export function recordedAs(code: string): string {
  return code.slice(0, -SUFFIX.length)
}

/** Returns an id for browsers, which must not get the store's token. */
function idOf({ public_hash: hash }: Token): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, ID_LENGTH)
}

function methodOf({ payment_method_code: code, type }: Token): string | null {
  const method = code + SUFFIX
  return type === 'card' && VAULT_METHODS.has(method) ? method : null
}

/** Braintree writes `type`, `maskedCC` and `expirationDate` («12/2027»), Magento's own modules `cc_type`, `cc_last_4`, `cc_exp_month` and `cc_exp_year`. */
function readDetails(text: string | null): { brand: string; digits: string; expires: string | null } {
  const details = parsed(text)
  const type = String(details['type'] ?? details['cc_type'] ?? '')
  const digits = String(details['maskedCC'] ?? details['cc_last_4'] ?? '')
    .replace(/\D/g, '')
    .slice(-4)
  const date = String(details['expirationDate'] ?? `${details['cc_exp_month'] ?? ''}/${details['cc_exp_year'] ?? ''}`)
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(date) ?? []
  return { brand: BRANDS[type] ?? '', digits, expires: month && year ? `${year}-${month.padStart(2, '0')}` : null }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const details: unknown = JSON.parse(text ?? '')
    return typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
