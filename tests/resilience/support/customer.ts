import { expect } from 'vitest'
import { type CheckoutState, HOME, Shopper } from '../../bff/support/shopper.ts'

/** Customers of the demo store, each with goods that only this customer buys here. */
export const CAMILLE = { email: 'camille.durand@example.com', lastname: 'Durand', sku: 'CHI-FRI-BISCUIT' }
export const NOE = { email: 'noe.lambert@example.com', lastname: 'Lambert', sku: 'CHI-BROSSE-POILS' }
export type Person = typeof CAMILLE

const PASSWORD = 'Musette-2026!'
const OWN = `query ($page: Int) { me { email lastname hasExpired orderList(page: $page) { pageCount items { number } } }
  cart { items { item_id sku qty } } }`
const REMOVE = 'mutation ($id: ID!) { removeCartItem(item_id: $id) { success } }'
const ADD = 'mutation ($items: [CartItemInput!]!) { added: addMultipleItemsToCart(items: $items) { success } }'

type Own = {
  me: { email: string | null; hasExpired: boolean; orderList: { pageCount: number; items: { number: string }[] } }
  cart: { items: { item_id: string; sku: string; qty: number }[] }
}

/**
 * A customer who shops during faults. Records what was acknowledged, and fails the test if a response contains data of another customer.
 */
export class Customer {
  readonly person: Person
  /** Responses so far, by status; 0 for none. */
  readonly statuses: Record<number, number> = {}
  private shopper: Shopper
  private readonly others: readonly Person[]
  /** Pieces in the cart: those that were acknowledged, and those without a response. */
  private acknowledged = 0
  private doubtful = 0
  /** Numbers of all orders before the faults. */
  private orders: string[] = []
  /** Number of the order that was acknowledged since. */
  private promised: string | undefined

  constructor(url: string, person: Person, others: readonly Person[]) {
    this.person = person
    this.others = others.filter(({ email }) => email !== person.email)
    this.shopper = new Shopper(url)
  }

  /** The same browser at another process, or at a restarted one. */
  moveTo(url: string): void {
    this.shopper = new Shopper(url, this.shopper.cookie)
  }

  /** Begins with an empty cart and the right count of orders. */
  async signIn(): Promise<void> {
    expect(await this.shopper.login(this.person.email, PASSWORD)).toBeNull()
    for (const { item_id } of (await this.own()).cart.items) await this.shopper.ask(REMOVE, { id: item_id })
    this.acknowledged = 0
    this.doubtful = 0
    this.orders = await this.numbers()
  }

  /** As after a session that ended: what is in the cart is there. */
  async signInAgain(): Promise<void> {
    expect(await this.shopper.login(this.person.email, PASSWORD)).toBeNull()
  }

  /** Status and text of an answer, after a look at whose it is. `undefined` where there was none. */
  private async answer(path: string, init?: RequestInit): Promise<{ status: number; text: string } | undefined> {
    try {
      const { status, text } = await this.shopper
        .fetch(path, init)
        .then(async (response) => ({ status: response.status, text: await response.text() }))
      this.count(status)
      for (const { email, sku, lastname } of this.others) {
        for (const mark of [email, `"${sku}"`, `"${lastname}"`]) expect(text).not.toContain(mark)
      }
      return { status, text }
    } catch (error) {
      if (error instanceof TypeError || (error as Error).name === 'AbortError') this.count(0)
      else throw error
      return undefined
    }
  }

  private count(status: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
  }

  private async ask<T>(query: string, variables: object = {}): Promise<T | undefined> {
    const response = await this.answer('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return response ? ((JSON.parse(response.text) as { data?: T | null }).data ?? undefined) : undefined
  }

  /** Puts one of the customer's goods into the cart. */
  async add(): Promise<void> {
    const data = await this.ask<{ added: { success: boolean } }>(ADD, { items: [{ sku: this.person.sku, qty: 1 }] })
    if (data?.added.success) this.acknowledged++
    else this.doubtful++
  }

  /** Reads the customer's own data and pages. */
  async look(): Promise<void> {
    const data = await this.ask<Own>(OWN)
    if (data?.me.email) expect(data.me.email).toBe(this.person.email)
    for (const path of ['/cart', '/user', '/user/orders']) await this.answer(path)
  }

  private own(page = 1): Promise<Own> {
    return this.shopper.ask<Own>(OWN, { page })
  }

  /** Numbers of all orders of the customer. */
  private async numbers(): Promise<string[]> {
    const { pageCount, items } = (await this.own()).me.orderList
    for (let page = 2; page <= pageCount; page++) items.push(...(await this.own(page)).me.orderList.items)
    return items.map(({ number }) => number)
  }

  /** Goes to the review, with at least one of the customer's goods. */
  async prepare(): Promise<CheckoutState> {
    this.orders = await this.numbers()
    await this.add()
    expect(await this.shopper.addresses({ shipping: { address: HOME } })).toMatchObject({ success: true })
    await this.shopper.delivery()
    return (await this.shopper.payment()).checkout
  }

  /** Orders what the review showed. `settleOrder` finds out the outcome. */
  async order(shown: CheckoutState): Promise<void> {
    const response = await this.shopper.order(shown).catch(() => undefined)
    this.promised = response?.order?.number
  }

  /** After the faults: orders once more, and checks that the cart was ordered once. The response is the number, or says that it was probably ordered. */
  async settleOrder(shown: CheckoutState): Promise<void> {
    const { order, errorMessage } = await this.shopper.order(shown)
    const numbers = await this.numbers()
    const [more, ...others] = numbers.filter((number) => !this.orders.includes(number))
    expect(more).toBeDefined()
    expect(others).toEqual([])
    expect(numbers).toHaveLength(this.orders.length + 1)
    expect([more, undefined]).toContain(this.promised)
    if (order) expect(order.number).toBe(more)
    else expect(errorMessage).toMatch(/probablement/)
    expect((await this.own()).cart.items).toEqual([])
    this.orders = numbers
    this.promised = undefined
    this.acknowledged = 0
    this.doubtful = 0
  }

  /** After the faults: checks that nothing acknowledged is missing, and that there is nothing that was never requested. */
  async settleCart(): Promise<void> {
    const { me, cart } = await this.own()
    expect(me.email).toBe(this.person.email)
    const qty = cart.items.reduce((sum, item) => sum + (item.sku === this.person.sku ? item.qty : 0), 0)
    expect(cart.items.every(({ sku }) => sku === this.person.sku)).toBe(true)
    expect(qty).toBeGreaterThanOrEqual(this.acknowledged)
    expect(qty).toBeLessThanOrEqual(this.acknowledged + this.doubtful)
    this.acknowledged = qty
    this.doubtful = 0
  }
}

/** Signs both customers in, each in a browser of their own. */
export async function twoCustomers(url: string): Promise<[Customer, Customer]> {
  const customers: [Customer, Customer] = [
    new Customer(url, CAMILLE, [CAMILLE, NOE]),
    new Customer(url, NOE, [CAMILLE, NOE]),
  ]
  await Promise.all(customers.map((customer) => customer.signIn()))
  return customers
}
