import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '../../demo-store/server.ts'
import { onPage } from '../bff/support/payment-page.ts'
import { type CheckoutState, type PlaceOrderResult, Shopper } from '../bff/support/shopper.ts'

const SKU = 'CHI-FRI-BISCUIT'
const METHODS = [
  'mollie_methods_creditcard',
  'paypal_express',
  'alma_monthly_payments',
  'payplug_payments_standard',
  'worldline_hosted_checkout',
  'adyen_ideal',
  'adyen_facilypay_3x',
  'banktransfer',
] as const
const TRIES = 12

export type ChaosOptions = {
  store: Store
  /** Base addresses of the processes that are up. */
  urls: () => readonly string[]
  count: number
  seed: number
  /** Checkouts at the same time. */
  atOnce: number
  /** Called before each checkout. */
  before?: (index: number) => Promise<void>
}

export type ChaosReport = {
  orders: number
  /** A shopper who paid, without an order in the store. */
  lost: string[]
  /** More than one order of a shopper who wanted one. */
  doubled: string[]
  /** An order in the store that its shopper was told nothing of. */
  untold: string[]
  /** Answers that held what is another shopper's. */
  foreign: string[]
  /** Orders whose shopper was told that there is one, without its number: no API tells guests of it. */
  withoutNumber: number
  /** How often each misfortune happened. */
  misfortunes: Record<string, number>
}

/** What one shopper did, and was told. */
type Story = { email: string; hasPaid: boolean; numbers: Set<string>; isTold: boolean }

/**
 * Shoppers who buy one cart each, and to whom everything happens that can: double clicks, a second tab, answers that never arrive, other processes,
 * payment pages left by Back or by closing the tab, late, double and forged returns. Afterwards the store's own orders are compared with what
 * the shoppers were told.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { count, atOnce, before } = options
  const stories: Story[] = []
  const foreign: string[] = []
  const misfortunes: Record<string, number> = {}
  /** What brought other shoppers back. */
  const paths: string[] = []
  let next = 0
  const one = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      await before?.(index)
      stories.push(await shop(index))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return report()

  async function shop(index: number): Promise<Story> {
    const random = randomOf(options.seed * 1_000_003 + index)
    const chance = (share: number, name: string) => {
      const happens = random() < share
      if (happens) misfortunes[name] = (misfortunes[name] ?? 0) + 1
      return happens
    }
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const email = `chaos-${options.seed}-${index}@exemple.fr`
    const story: Story = { email, hasPaid: false, numbers: new Set(), isTold: false }
    let browser = new Shopper(pick(options.urls()))
    /** The same browser, at whatever process the balancer picks. */
    const move = () => (browser = new Shopper(pick(options.urls()), browser.cookie))
    const steady = async <T>(run: (who: Shopper) => Promise<T>): Promise<T> => {
      for (let time = 1; ; time++) {
        try {
          return await run(move())
        } catch (error) {
          if (time === TRIES) throw new Error(`${email}: ${String(error)}`, { cause: error })
          await pause(100 * time)
        }
      }
    }
    const look = async (): Promise<CheckoutState> => {
      const checkout = await steady((who) => who.checkout())
      if (checkout.email && checkout.email !== email) foreign.push(`${email} saw the cart of ${checkout.email}`)
      return checkout
    }
    const lookAtOrder = async () => {
      const placed = await steady((who) => who.placed())
      if (!placed) return null
      if (placed.email !== email) foreign.push(`${email} saw the order of ${placed.email}`)
      if (placed.state === 'ACCEPTED' || placed.state === 'PENDING') note(placed.number)
      return placed
    }
    const note = (number: string | null | undefined) => {
      if (number) story.numbers.add(number)
      else story.isTold = true
    }
    const hear = ({ order, errorMessage }: PlaceOrderResult) => {
      if (order) note(order.number)
      if (/probablement/.test(errorMessage ?? '')) story.isTold = true
    }
    const comeBack = (path: string) => steady((who) => who.fetch(path).then((answer) => answer.headers.get('location')))

    /** The button, as the client presses it: again when no answer comes, and once more by whoever doubts. */
    async function press(shown: CheckoutState): Promise<PlaceOrderResult> {
      if (chance(0.1, 'answer lost on its way to the browser')) {
        const unheard = new Shopper(pick(options.urls()), browser.cookie)
        await unheard.order(shown).catch(() => undefined)
      }
      if (chance(0.15, 'second tab')) {
        const tab = new Shopper(pick(options.urls()), browser.cookie)
        await Promise.all([tab.order(shown).then(hear, () => undefined), steady((who) => who.order(shown)).then(hear)])
      }
      if (chance(0.2, 'double click')) {
        const clicks = [browser, browser].map((who) => who.order(shown).then(hear, () => undefined))
        await Promise.all(clicks)
      }
      const answer = await steady((who) => who.order(shown))
      hear(answer)
      // «Try again in a moment»: the shopper does.
      return /tarde à répondre/.test(answer.errorMessage ?? '') ? again(shown) : answer
    }

    async function again(shown: CheckoutState): Promise<PlaceOrderResult> {
      const answer = await steady((who) => who.order(shown))
      hear(answer)
      return answer
    }

    /** On the page of a provider, and back. True when it was paid. */
    async function pay(page: string, isBefore: boolean): Promise<boolean> {
      if (chance(0.1, 'page left open')) return false
      const action = isBefore ? pick(['approve', 'approve', 'approve', 'cancel']) : pick(ACTIONS)
      if (action !== 'pay' && action !== 'approve') misfortunes[action] = (misfortunes[action] ?? 0) + 1
      const path = await onPage(page, action)
      const isPaid = ['pay', 'close', 'late'].includes(action)
      if (action === 'late' && chance(0.5, 'webhook before the return')) await onPage(page, 'close')
      if (path) {
        const other = paths.at(-1)
        if (other && chance(0.15, 'forged return')) await comeBack(other)
        paths.push(path)
        if (paths.length > 50) paths.shift()
        if (!chance(0.15, 'return lost')) {
          await comeBack(path)
          if (chance(0.2, 'double return')) await comeBack(path)
        }
      }
      // The bank decides at last.
      if (action === 'late') await onPage(page, 'close')
      return isPaid
    }

    async function buy(code: string): Promise<void> {
      await steady((who) => who.email(email))
      await steady((who) => who.addresses())
      await steady((who) => who.delivery())
      if (code === 'paypal_express') {
        const { startWalletPayment: start } = await steady((who) =>
          who.ask<{ startWalletPayment: { redirectUrl: string | null } }>(
            'mutation { startWalletPayment(code: "paypal_express") { redirectUrl } }',
          ),
        )
        if (start.redirectUrl) await pay(start.redirectUrl, true)
      } else {
        await steady((who) => who.payment(code, code.startsWith('alma') ? { plan: 'general:3:0:0' } : {}))
      }
      let shown = await look()
      if (shown.step !== 'REVIEW') return
      let answer = await press(shown)
      // Something changed meanwhile, or the cart is back: the shopper looks, and confirms.
      for (let time = 0; time < 3 && !answer.success; time++) {
        shown = await look()
        if (shown.step !== 'REVIEW' || shown.cart.items.length === 0) return
        answer = await press(shown)
      }
      if (answer.redirectUrl && chance(0.15, 'Back from the payment page')) answer = await press(shown)
      if (answer.redirectUrl) story.hasPaid ||= await pay(answer.redirectUrl, false)
      else if (answer.success) story.hasPaid = true
    }

    await steady((who) => who.add({ sku: SKU, qty: 6 }))
    await buy(pick(METHODS))
    const placed = await lookAtOrder()
    const after = await look()
    const isOver = placed === null || placed.state === 'REFUSED' || placed.state === 'CANCELED'
    if (!story.hasPaid && isOver && after.cart.items.length > 0 && random() < 0.7) {
      await buy('banktransfer')
      await lookAtOrder()
    }
    return story
  }

  async function report(): Promise<ChaosReport> {
    const orders = await options.store.control.orders()
    const taken = new Map<string, string[]>()
    for (const { email, number, status } of orders) {
      if (status === 'canceled' || status === 'pending_payment') continue
      taken.set(email, [...(taken.get(email) ?? []), number])
    }
    const numbersOf = ({ email }: Story) => taken.get(email) ?? []
    const silent = stories.filter((story) => numbersOf(story).some((number) => !story.numbers.has(number)))
    return {
      orders: stories.reduce((sum, story) => sum + numbersOf(story).length, 0),
      lost: stories.filter((story) => story.hasPaid && numbersOf(story).length === 0).map(({ email }) => email),
      doubled: stories.filter((story) => numbersOf(story).length > 1).map(({ email }) => email),
      untold: silent.filter(({ isTold }) => !isTold).map(({ email }) => email),
      foreign,
      withoutNumber: silent.filter(({ isTold }) => isTold).length,
      misfortunes,
    }
  }
}

const ACTIONS = ['pay', 'pay', 'pay', 'close', 'late', 'refuse', 'cancel'] as const

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
