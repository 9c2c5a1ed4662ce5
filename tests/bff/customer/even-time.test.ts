import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { camille, login, noe, PASSWORD } from './customers.ts'
import { useCustomerShop } from './customer-shop.ts'

const at = useCustomerShop()

const UNKNOWN = 'personne@example.com'

// What the shop learns once about its store may be slow.
beforeAll(async () => void (await login(at.newBrowser(), noe)))
// The clock stands still: only what waits for nothing but the store is answered.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['a wrong password', `login(email: "${noe.email}", password: "Faux-2026!")`],
  ['an unknown address', `login(email: "${UNKNOWN}", password: "${PASSWORD}")`],
  ['the reset of a known address', `requestPasswordReset(email: "${noe.email}")`],
  ['the reset of an unknown address', `requestPasswordReset(email: "${UNKNOWN}")`],
  ['a wrong link', `resetPassword(email: "${noe.email}", token: "faux", newPassword: "Autre-2026!")`],
  ['the link of an unknown address', `resetPassword(email: "${UNKNOWN}", token: "faux", newPassword: "Autre-2026!")`],
  ['a wrong confirmation', `confirmEmail(email: "${noe.email}", key: "faux")`],
  ['a confirmation of an unknown address', `confirmEmail(email: "${UNKNOWN}", key: "faux")`],
  ['a new subscription', 'subscribeToNewsletter(email: "quelquun@example.com")'],
  ['a subscription that there is already', `subscribeToNewsletter(email: "${camille.email}")`],
  [
    'an account that there is already',
    `registerCustomer(input: { firstname: "Zoé", lastname: "Petit", email: "${noe.email}", password: "${PASSWORD}" })`,
  ],
])('the time of an answer does not tell whether an account exists: %s', async (_name, mutation) => {
  const seen = { isAnswered: false }
  const answer = at
    .newBrowser()
    .ask(`mutation { answer: ${mutation} { success } }`)
    .finally(() => (seen.isAnswered = true))
  // It asks the store for more, and later: what is not held back would be answered before it.
  expect(await login(at.newBrowser(), camille)).toMatchObject({ success: true })
  expect(seen.isAnswered).toBe(false)
  // The store may still be at it: from here on the clock goes as it does.
  while (!seen.isAnswered) {
    await pause(20)
    await vi.advanceTimersByTimeAsync(20)
  }
  await answer
})
