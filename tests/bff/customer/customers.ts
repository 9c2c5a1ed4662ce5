import type { Browser } from '../support/browser.ts'

export const PASSWORD = 'Musette-2026!'
export const camille = { email: 'camille.durand@example.com', password: PASSWORD }
export const noe = { email: 'noe.lambert@example.com', password: PASSWORD }

/** A medal with what is engraved on it, and its metal. */
export const MEDAL = {
  sku: 'CHI-MEDAILLE',
  qty: 1,
  customOptions: [
    { option_id: '1', option_value: 'REX' },
    { option_id: '2', option_value: '2' },
  ],
}

const ANSWER = `success errorMessage errors { field message } notes accountGoods
  me { id email firstname hasExpired addresses { id } } cart { id items_qty items { sku qty } }`

export type Answer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  notes: string[]
  accountGoods: string | null
  me: {
    id: string | null
    email: string | null
    firstname: string | null
    hasExpired: boolean
    addresses: { id: string }[]
  }
  cart: { id: string; items_qty: number; items: { sku: string; qty: number }[] }
}

/** Runs a mutation that returns the person and the cart: `change(browser, 'logout')`. */
export async function change(browser: Browser, mutation: string): Promise<Answer> {
  return (await browser.ask<{ answer: Answer }>(`mutation { answer: ${mutation} { ${ANSWER} } }`)).answer
}

export const login = (browser: Browser, { email, password }: { email: string; password: string }) =>
  change(browser, `login(email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)})`)

export async function me(browser: Browser): Promise<Answer['me']> {
  return (await browser.ask<{ me: Answer['me'] }>('{ me { id email firstname hasExpired addresses { id } } }')).me
}

export async function cart(browser: Browser): Promise<Answer['cart']> {
  return (await browser.ask<{ cart: Answer['cart'] }>('{ cart { id items_qty items { sku qty } } }')).cart
}

export async function add(browser: Browser, sku: string, qty: number): Promise<void> {
  const { addItemToCart: response } = await browser.ask<{ addItemToCart: { success: boolean; errorMessage: string } }>(
    'mutation Add($item: CartItemInput!) { addItemToCart(item: $item) { success errorMessage } }',
    { item: { sku, qty } },
  )
  if (!response.success) throw new Error(response.errorMessage)
}
