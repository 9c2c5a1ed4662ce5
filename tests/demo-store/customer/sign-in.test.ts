import { describe, expect, test } from 'vitest'
import { recordedPassword } from '../fixtures/recorded-customers.ts'
import { bearer } from '../support/client.ts'
import { openShop } from '../support/open-shop.ts'

const login =
  'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}'
const whoAmI = '{customer{email}}'
const denied = { category: 'graphql-authorization', message: 'Le client actuel n’est pas autorisé.' }

const { store, client } = await openShop()

const atSecond = (seconds: number): Promise<void> =>
  store.control.clock({ now: new Date(Date.now() + seconds * 1000).toISOString() })

const sent = (token: string) => client.post('{storeConfig{store_code}}', {}, bearer(token))

describe('signing in', () => {
  test('refuses wrong password, unknown address, unconfirmed and locked account in the same way', async () => {
    const known = await client.register()
    const locked = await client.register()
    for (let tries = 0; tries < 6; tries += 1) await client.refusal(login, { email: locked, password: 'faux' })
    await store.control.setting({ key: 'create_account_confirmation', value: true })
    const unconfirmed = await client.register()
    await store.control.setting({ key: 'create_account_confirmation', value: false })
    const answers = [
      await client.refusal(login, { email: known, password: 'faux' }),
      await client.refusal(login, { email: 'personne@example.com', password: 'faux' }),
      await client.refusal(login, { email: locked, password: recordedPassword }),
      await client.refusal(login, { email: unconfirmed, password: recordedPassword }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.category).toBe('graphql-authentication')
  })

  test('counts failures that come at the same time', async () => {
    const email = await client.register()
    await Promise.all(Array.from({ length: 6 }, () => client.refusal(login, { email, password: 'faux' })))
    await expect(client.signIn(email)).rejects.toThrow('temporairement')
  })

  test('opens a locked account again after a while', async () => {
    const email = await client.register()
    for (let tries = 0; tries < 6; tries += 1) await client.refusal(login, { email, password: 'faux' })
    await atSecond(601)
    expect(await client.signIn(email)).toContain('.')
    await store.control.calm()
  })

  test('forgets failures with the right password', async () => {
    const email = await client.register()
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 5; tries += 1) await client.refusal(login, { email, password: 'faux' })
      expect(await client.signIn(email)).toContain('.')
    }
  })
})

describe('a token', () => {
  test('names the customer, its kind and when it expires, without fractions of an hour', async () => {
    await store.control.setting({ key: 'customer_access_token_lifetime', value: 2.5 })
    const token = await client.signIn('luc.petit@example.fr')
    await store.control.setting({ key: 'customer_access_token_lifetime', value: 1 })
    const claims: Record<string, number> = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toEqual({ uid: 2, utypid: 3, iat: expect.any(Number), exp: (claims.iat ?? 0) + 7200 })
  })

  test('dies with all others of the customer when one is revoked, and so does one of the same second', async () => {
    const email = await client.register()
    const now = new Date().toISOString().replace(/\.\d+/, '.000')
    await store.control.clock({ now })
    const [first, second] = [await client.signIn(email), await client.signIn(email)]
    await client.run('mutation{revokeCustomerToken{result}}', {}, first)
    expect(await client.refusal(whoAmI, {}, second)).toEqual(denied)
    // One of the same second, made afterwards, is dead for good. The clock goes on meanwhile.
    await store.control.clock({ now })
    const late = await client.signIn(email)
    await atSecond(3)
    expect(await client.refusal(whoAmI, {}, late)).toEqual(denied)
    expect((await client.refusal('{customerCart{id}}', {}, late)).category).toBe('graphql-authorization')
    expect(await client.run(whoAmI, {}, await client.signIn(email))).toEqual({ customer: { email } })
    await store.control.calm()
  })

  test('outlives a change of the password', async () => {
    const email = await client.register()
    const token = await client.signIn(email)
    await client.run(
      'mutation($a:String!,$b:String!){changeCustomerPassword(currentPassword:$a,newPassword:$b){email}}',
      { a: recordedPassword, b: 'Autre-mot-2026' },
      token,
    )
    expect(await client.run(whoAmI, {}, token)).toEqual({ customer: { email } })
    await expect(client.signIn(email)).rejects.toThrow()
    expect(await client.signIn(email, 'Autre-mot-2026')).toContain('.')
  })

  test('that expired is a guest’s word until 2.4.7, and refused before anything is read from 2.4.8 on', async () => {
    await atSecond(-7200)
    const token = await client.signIn('luc.petit@example.fr')
    await store.control.calm()
    for (const level of ['2.4.6', '2.4.7']) {
      await store.control.level({ level })
      expect((await sent(token)).json?.data).toEqual({ storeConfig: { store_code: 'default' } })
      expect(await client.refusal(whoAmI, {}, token)).toEqual(denied)
    }
    await store.control.level({ level: '2.4.8' })
    const refused = await sent(token)
    expect([refused.status, refused.json?.errors?.[0]?.extensions?.category]).toEqual([401, 'graphql-authentication'])
    expect((await sent(await client.signIn('luc.petit@example.fr'))).status).toBe(200)
    expect((await client.post(whoAmI)).status).toBe(403)
    await store.control.level({ level: '2.4.7' })
  })

  test('with a foreign signature is refused', async () => {
    const [head, body] = (await client.signIn('luc.petit@example.fr')).split('.')
    expect(await client.refusal(whoAmI, {}, `${head}.${body}.AAAA`)).toEqual(denied)
  })

  test('keeps a response about the customer out of caches, while a guest’s error may be cached', async () => {
    const query = '{storeConfig{store_code} customer{email}}'
    const token = await client.signIn('luc.petit@example.fr')
    expect((await client.get(query, {}, bearer(token))).header('cache-control')).toContain('no-store')
    expect((await client.get(query)).header('cache-control')).toContain('public')
  })
})
