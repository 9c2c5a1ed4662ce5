import { setTimeout as pause } from 'node:timers/promises'
import { providerOf } from '../../demo-store/payment/provider.ts'
import { seed } from '../../demo-store/seed/data.ts'
import type { Store } from '../../demo-store/server.ts'
import { comeBack, onPage } from '../bff/support/payment-page.ts'
import { type CheckoutState, HOME, type PlacedOrder, type PlaceOrderResult, Shopper } from '../bff/support/shopper.ts'

const SKU = 'CHI-FRI-BISCUIT'
const OFFLINE = 'banktransfer'
const atProviders = seed.checkout.paymentMethods.map(({ code }) => code).filter(providerOf)
/** Ways to pay by an order that the demo store offers in this build. */
const METHODS: readonly string[] = [...atProviders, OFFLINE]
/** One method of each provider that the demo store simulates, and one without a provider. */
export const ONE_OF_EACH: readonly string[] = [...new Map(METHODS.map((code) => [providerOf(code), code])).values()]
/** Methods that are paid on a page after the order. */
export const ON_PAGES: readonly string[] = atProviders.filter((code) => providerOf(code)?.afterOrder)
/** Ms for which a shopper retries: longer than a process needs to restart on a busy machine. */
const PATIENCE = 90_000
/** Share of shoppers with an account. */
const CUSTOMERS = 0.15
const PASSWORD = 'Chaos-2026!'
/** Ms that every checkout stays below, retries and locks included. */
const LONGEST = 300_000
/** Most steps in the log of a checkout. */
const MAX_STEPS = 200

export type ChaosOptions = {
  store: Store
  /** Base addresses of the running processes, which require no proof of work. */
  urls: () => readonly string[]
  count: number
  seed: number
  /** Payment methods to use, instead of all that the store offers. */
  methods?: readonly string[]
  /** Checkouts at the same time. */
  atOnce: number
  /** Called before each checkout. */
  before?: (index: number) => Promise<void>
  /** Called when all are over, and before they look at their orders a last time: everything works again. */
  afterwards?: () => Promise<void>
}

/** Whatever a shop must never do, by the shoppers that it happened to. */
export type ChaosFaults = {
  /** A shopper who paid, without an order in the store. */
  lost: string[]
  /** More than one order of a shopper who wanted one, or two pages that both took the money. */
  doubled: string[]
  /** An order in the store of which the shopper was not informed. */
  untold: string[]
  /** A shopper who paid, and to whom the shop does not show that order as paid in the end. */
  unshown: string[]
  /** An order shown as paid that the store does not have as such. */
  pretended: string[]
  /** Responses that contained another shopper's data. */
  foreign: string[]
  /** An order to an address that no shopper has. */
  misdirected: string[]
  /** An order whose shopper knows that there is one, and was not shown its number in the end. */
  withoutNumber: string[]
}

export const NO_FAULTS: ChaosFaults = {
  lost: [],
  doubled: [],
  untold: [],
  unshown: [],
  pretended: [],
  foreign: [],
  misdirected: [],
  withoutNumber: [],
}

export type ChaosReport = {
  orders: number
  faults: ChaosFaults
  /** How often each misfortune happened. */
  misfortunes: Record<string, number>
  /** How often each thing happened on the page of each method. */
  outcomes: Record<string, number>
  /** Logs of the shoppers who are among the faults. */
  logs: Record<string, string[]>
}

/** Actions of one shopper, and what the shop said. `cookie`: the browser's, in the end. */
type Story = {
  email: string
  cookie: string
  hasPaid: boolean
  paysTwice: boolean
  numbers: Set<string>
  accepted: Set<string>
  isInformed: boolean
  shown: PlacedOrder | null
  steps: string[]
}

/**
 * Shoppers who buy one cart each, and to whom everything happens that can: double clicks, a second tab, answers that never arrive, other processes,
 * payment pages left by Back or by closing the tab, late, double and forged returns. Afterwards the store's own orders are compared with what
 * the shoppers were told.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { count, atOnce, before } = options
  const stories: Story[] = []
  const begun = new Map<number, Story>()
  const foreign: string[] = []
  const misfortunes: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  /** Return addresses of other shoppers. */
  const paths: string[] = []
  let next = 0
  const one = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      await before?.(index)
      stories.push(await Promise.race([shop(index), tooLong(index)]))
    }
  }
  const tooLong = async (index: number): Promise<never> => {
    await pause(LONGEST, null, { ref: false })
    throw new Error(`checkout ${index} hangs:\n${begun.get(index)?.steps.join('\n')}`)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  await options.afterwards?.()
  return report()

  async function shop(index: number): Promise<Story> {
    const random = randomOf(options.seed * 1_000_003 + index)
    const chance = (share: number, name: string) => {
      const happens = random() < share
      if (happens) tally(misfortunes, name)
      if (happens) step(name)
      return happens
    }
    const start = Date.now()
    const step = (text: string) => {
      if (story.steps.length < MAX_STEPS) story.steps.push(`${Date.now() - start} ms: ${text}`)
    }
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const email = `chaos-${options.seed}-${index}@exemple.fr`
    const story: Story = {
      ...{
        email,
        cookie: '',
        hasPaid: false,
        paysTwice: false,
        numbers: new Set(),
        accepted: new Set(),
        isInformed: false,
        shown: null,
      },
      steps: [],
    }
    begun.set(index, story)
    const isCustomer = random() < CUSTOMERS
    let browser = new Shopper(pick(options.urls()))
    /** The same browser, at whatever process the balancer picks. */
    const move = () => (browser = new Shopper(pick(options.urls()), browser.cookie))
    const steady = async <T>(run: (who: Shopper) => Promise<T>): Promise<T> => {
      const since = Date.now()
      for (let time = 1; ; time++) {
        try {
          return await run(move())
        } catch (error) {
          step(`no answer: ${String(error).slice(0, 200)}`)
          if (Date.now() - since > PATIENCE)
            throw new Error(`${email}: ${String(error)}\n${story.steps.join('\n')}`, { cause: error })
          await pause(Math.min(100 * time, 1000))
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
      step(`is shown ${placed ? `${placed.number} ${placed.state}` : 'no order'}`)
      story.shown = placed
      if (!placed) return null
      if (placed.email !== email) foreign.push(`${email} saw the order of ${placed.email}`)
      if (placed.state === 'ACCEPTED' || placed.state === 'PENDING') note(placed)
      return placed
    }
    const note = ({ number, state }: PlacedOrder) => {
      if (!number) story.isInformed = true
      else story.numbers.add(number)
      if (number && state === 'ACCEPTED') story.accepted.add(number)
    }
    /** Pages of providers that the shopper was led to for one order. */
    let pages = new Set<string>()
    const hear = ({ order, errorMessage, redirectUrl }: PlaceOrderResult) => {
      if (redirectUrl) pages.add(redirectUrl)
      step(order ? `hears ${order.number} ${order.state}` : `hears «${errorMessage}»`)
      if (order) note(order)
      if (/probablement/.test(errorMessage ?? '')) story.isInformed = true
    }
    const returnBy = async (path: string) => {
      const to = await steady((who) => comeBack(who, path))
      step(`comes back by ${path.slice(0, 60)}… to ${to}`)
    }

    /** A stranger who changes a character of every value learns nothing. */
    async function bend(path: string): Promise<void> {
      const to = await steady(() => comeBack(new Shopper(pick(options.urls())), bent(path)))
      if (!to.endsWith('payment=unknown')) foreign.push(`${email}: a forged return led a stranger to ${to}`)
    }

    /** Presses the order button as the client does: again if no response comes, and sometimes once more. */
    async function press(shown: CheckoutState): Promise<PlaceOrderResult> {
      step('presses')
      if (chance(0.1, 'answer lost on its way to the browser')) {
        const unheard = new Shopper(pick(options.urls()), browser.cookie)
        await unheard.order(shown).catch(() => undefined)
      }
      if (chance(0.15, 'second tab')) {
        const tab = new Shopper(pick(options.urls()), browser.cookie)
        await Promise.all([tab.order(shown).then(hear, () => undefined), steady((who) => who.order(shown)).then(hear)])
        // Both share one cookie jar, and the last response wins.
        if (random() < 0.5) browser.cookie = tab.cookie
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
    async function pay(code: string, page: string, isBefore: boolean): Promise<boolean> {
      if (chance(0.1, 'page left open')) return false
      const action = isBefore ? pick(['approve', 'approve', 'approve', 'cancel']) : pick(ACTIONS)
      tally(outcomes, `${code} ${action}`)
      step(`${action} at ${page}`)
      const path = await onPage(page, action)
      const isPaid = ['pay', 'close', 'late'].includes(action)
      if (action === 'late' && chance(0.5, 'webhook before the return')) await onPage(page, 'close')
      if (path) {
        const other = paths.at(-1)
        if (other && chance(0.15, 'return of another shopper')) await returnBy(other)
        if (other && chance(0.05, 'mixed return')) await returnBy(mixed(path, other))
        if (chance(0.1, 'forged return')) await bend(path)
        paths.push(path)
        if (paths.length > 50) paths.shift()
        if (chance(0.15, 'return lost')) tally(outcomes, `${code} return lost`)
        else {
          await returnBy(path)
          if (chance(0.2, 'double return')) {
            tally(outcomes, `${code} double return`)
            await returnBy(path)
          }
        }
      }
      // The bank finally decides.
      if (action === 'late') await onPage(page, 'close')
      return isPaid
    }

    /** Whoever was led to two pages may pay on both. */
    async function payElsewhere(paid: string): Promise<void> {
      for (const page of pages) {
        if (page === paid || !(await onPage(page, 'pay'))) continue
        step(`pays a second time, at ${page}`)
        story.paysTwice = true
      }
    }

    async function payFromCart(code: string): Promise<void> {
      const { earlyPayments } = await steady((who) =>
        who.ask<{ earlyPayments: { code: string; path: string }[] }>('{ earlyPayments { code path } }'),
      )
      const path = earlyPayments.find((offer) => offer.code === code)?.path
      const page = path && (await steady((who) => who.fetch(path))).headers.get('location')
      if (page?.startsWith('http')) await pay(code, page, true)
    }

    async function buy(code: string): Promise<void> {
      step(`buys by ${code}`)
      pages = new Set()
      // Some begin in the cart: the wallet has an address, and no telephone.
      if (providerOf(code)?.approved && random() < 0.5) await payFromCart(code)
      if (!isCustomer) await steady((who) => who.email(email))
      if (chance(0.1, 'orders without a whole address')) hear(await steady(async (who) => who.order(await look())))
      await steady((who) => who.addresses())
      await steady((who) => who.delivery())
      let chosen: CheckoutState | null = null
      const early = providerOf(code)?.approved ? await look() : null
      if (early?.step === 'REVIEW') {
        tally(outcomes, `${code} approved from the cart`)
        chosen = early
      } else if (early) {
        const { startWalletPayment: start } = await steady((who) =>
          who.ask<{ startWalletPayment: { redirectUrl: string | null } }>(
            'mutation ($code: String!) { startWalletPayment(code: $code) { redirectUrl } }',
            { code },
          ),
        )
        if (start.redirectUrl) await pay(code, start.redirectUrl, true)
      } else {
        const { paymentPlans: plans } = await steady((who) =>
          who.ask<{ paymentPlans: { method: string; key: string }[] }>('{ paymentPlans { method key } }'),
        )
        const plan = plans.filter(({ method }) => method === code).map(({ key }) => ({ plan: key }))[0]
        chosen = (await steady((who) => who.payment(code, plan))).checkout
      }
      let shown = chosen ?? (await look())
      if (shown.step !== 'REVIEW') return
      let answer = await press(shown)
      // Something has changed meanwhile, or the cart is back: the shopper reviews it again, and confirms.
      for (let time = 0; time < 3 && !answer.success; time++) {
        shown = await look()
        if (shown.step !== 'REVIEW' || shown.cart.items.length === 0) return
        answer = await press(shown)
      }
      if (answer.redirectUrl && chance(0.15, 'Back from the payment page')) answer = await press(shown)
      if (answer.redirectUrl) {
        story.hasPaid ||= await pay(code, answer.redirectUrl, false)
        if (story.hasPaid) await payElsewhere(answer.redirectUrl)
      } else if (answer.success) {
        tally(outcomes, `${code} order`)
        story.hasPaid = true
      }
    }

    if (isCustomer) await signUp()
    await steady((who) => who.add({ sku: SKU, qty: 6 }))
    await buy(pick(options.methods ?? METHODS))
    const placed = await lookAtOrder()
    const after = await look()
    const isOver = placed === null || placed.state === 'REFUSED' || placed.state === 'CANCELED'
    if (!story.hasPaid && isOver && after.cart.items.length > 0 && random() < 0.7) {
      await buy('banktransfer')
      await lookAtOrder()
    }
    story.cookie = browser.cookie
    return story

    async function signUp(): Promise<void> {
      await steady(async (who) => {
        // When the answer was lost there is an account.
        const refusal = (await who.register(email, PASSWORD)) && (await who.login(email, PASSWORD))
        if (refusal) throw new Error(`no account: ${refusal}`)
      })
    }
  }

  /** After the faults, shoppers without a number, or whose payment was not shown as such, look at their last order. */
  async function lookAgain(story: Story, taken: readonly string[]): Promise<void> {
    const { shown, numbers } = story
    const isDone = shown?.state === 'ACCEPTED' && taken.includes(shown.number)
    if (isDone || (taken.every((number) => numbers.has(number)) && !story.hasPaid)) return
    const placed = await new Shopper(options.urls()[0] ?? '', story.cookie).placed()
    story.steps.push(`is shown ${placed ? `${placed.number} ${placed.state}` : 'no order'} in the end`)
    if (!placed) return
    story.shown = placed
    if (placed.number) numbers.add(placed.number)
    if (placed.number && placed.state === 'ACCEPTED') story.accepted.add(placed.number)
  }

  async function report(): Promise<ChaosReport> {
    const orders = await options.store.control.orders()
    const taken = new Map<string, string[]>()
    for (const { email, number, status } of orders) {
      if (status === 'canceled' || status === 'pending_payment') continue
      taken.set(email, [...(taken.get(email) ?? []), number])
    }
    const numbersOf = ({ email }: Story) => taken.get(email) ?? []
    for (const story of stories) await lookAgain(story, numbersOf(story))
    const silent = stories.filter((story) => numbersOf(story).some((number) => !story.numbers.has(number)))
    const isShown = (story: Story) => story.shown?.state === 'ACCEPTED' && numbersOf(story).includes(story.shown.number)
    const named = (some: readonly Story[]) => some.map(({ email }) => email)
    const faults: ChaosFaults = {
      lost: named(stories.filter((story) => story.hasPaid && numbersOf(story).length === 0)),
      doubled: named(stories.filter((story) => story.paysTwice || numbersOf(story).length > 1)),
      untold: named(silent.filter(({ isInformed }) => !isInformed)),
      unshown: named(stories.filter((story) => story.hasPaid && !isShown(story))),
      pretended: named(
        stories.filter((story) => [...story.accepted].some((number) => !numbersOf(story).includes(number))),
      ),
      foreign,
      misdirected: orders.flatMap(({ email, city }) =>
        email.startsWith('chaos-') && city !== HOME.locality ? email : [],
      ),
      withoutNumber: named(silent.filter(({ isInformed }) => isInformed)),
    }
    const concerned = Object.values(faults).flat().join(' ')
    const logs = stories.filter(({ email }) => new RegExp(`${email}\\b`).test(concerned))
    return {
      orders: stories.reduce((sum, story) => sum + numbersOf(story).length, 0),
      faults,
      misfortunes,
      outcomes,
      logs: Object.fromEntries(
        logs.map((story) => [
          story.email,
          [
            ...story.steps,
            `the store has ${orders.flatMap((one) => (one.email === story.email ? `${one.number} ${one.status}` : [])).join(', ')}`,
          ],
        ]),
      ),
    }
  }
}

function tally(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

/** What leads back to an order, where it is a part of the path. */
const REFERENCE = /(?<=\/reference\/)[^/]+/

/** A return with the provider's own parameters and the reference of another shopper. */
function mixed(path: string, other: string): string {
  const [own, others] = [new URL(path, 'http://shop'), new URL(other, 'http://shop')]
  own.pathname = own.pathname.replace(REFERENCE, (value) => REFERENCE.exec(others.pathname)?.[0] ?? value)
  for (const name of ['reference', 'RETURNMAC', 'pid', 'number']) {
    const value = others.searchParams.get(name)
    if (value !== null && own.searchParams.has(name)) own.searchParams.set(name, value)
  }
  return own.pathname + own.search
}

/** A return with one character of each value changed. */
function bent(path: string): string {
  const own = new URL(path, 'http://shop')
  own.pathname = own.pathname.replace(REFERENCE, bentValue)
  for (const [name, value] of [...own.searchParams]) own.searchParams.set(name, bentValue(value))
  return own.pathname + own.search
}

/** Sealed values end with the payer. */
function bentValue(value: string): string {
  const place = Math.max(0, value.length - 9)
  return value.slice(0, place) + (value[place] === 'A' ? 'B' : 'A') + value.slice(place + 1)
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
