import type { Store } from '../../../demo-store/server.ts'
import { bearer } from '../support/client.ts'
import type { Client } from '../support/client.ts'
import type { Scenario } from './scenarios.ts'

const emails = ['claire.martin@example.fr', 'luc.petit@example.fr']
/** What the second recordings have in the place of any token. */
const withoutToken = 'Bearer (customer token)'

/** The recorded customer's e-mail address, by the id in the recorded token. */
const emailOf = (authorization: string): string | undefined => {
  if (authorization === withoutToken) return undefined
  const [, claims = ''] = authorization.split('.')
  const { uid = 0 }: { uid?: number } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  return emails[uid - 1]
}

/** A token of somebody nobody else uses, for what would disturb the others. */
export const fresh =
  (more: Record<string, unknown> = {}) =>
  async (_store: Store, client: Client): Promise<string> =>
    client.signIn(await client.register(more))

/** Two seconds later: a revocation also voids tokens of its own second. */
export const later = (store: Store): Promise<void> =>
  store.control.clock({ now: new Date(Date.now() + 2000).toISOString() })
export const now = (store: Store): Promise<void> => store.control.clock({ now: null })

export const revoke = (client: Client, token: string): Promise<unknown> =>
  client.run('mutation{revokeCustomerToken{result}}', {}, token)

export const revoked = async (store: Store, client: Client): Promise<string> => {
  const token = await fresh()(store, client)
  await revoke(client, token)
  return token
}

/** Signed two hours before the store's clock. */
export const expired = async (store: Store, client: Client): Promise<string> => {
  await store.control.clock({ now: new Date(Date.now() - 7_200_000).toISOString() })
  const token = await client.signIn('luc.petit@example.fr')
  await now(store)
  return token
}

/** The recorded headers with a token of this store in the place of the recorded one. */
export const recordedHeaders = async (
  headers: Record<string, string>,
  scenario: Scenario,
  store: Store,
  client: Client,
): Promise<{ headers: Record<string, string>; token?: string }> => {
  const { Authorization: sent = '', ...rest } = headers
  if (!sent.startsWith('Bearer eyJ') && sent !== withoutToken) return { headers }
  const email = emailOf(sent)
  const token = scenario.token
    ? await scenario.token(store, client)
    : await client.signIn(email ?? (await client.register()))
  return { headers: { ...rest, ...bearer(token) }, token }
}
