import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import type { Store } from '../../../demo-store/server.ts'
import { recordedPassword } from '../fixtures/recorded-customers.ts'

export type Reply = {
  status: number
  header: (name: string) => string | null
  text: string
  /** The parsed body; null when it is not JSON. */
  json: {
    data?: Record<string, unknown> | null
    errors?: { message: string; extensions?: { category: string } }[]
  } | null
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

const single = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : Array.isArray(value) ? value.join(', ') : value

/** The header that says who is asking. */
export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` })

const parse = (text: string): Reply['json'] => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Talks to a store as the BFF would. */
export const createClient = (store: Store) => {
  const base = store.url.replace(/\/$/, '')
  const send = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Reply> => {
    const answer = await request(base + path, {
      method: method as 'GET',
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.body.text()
    return {
      status: answer.statusCode,
      header: (name) => single(answer.headers[name]),
      text,
      json: parse(text),
    }
  }
  const post = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
  const get = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    send(`/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`, { headers })
  /** The data of an operation; any error throws. `T` names the shape the query asks for. */
  const run = async <T = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
  ): Promise<T> => {
    const { json, text } = await post(query, variables, token === undefined ? {} : bearer(token))
    if (!json?.data || json.errors) throw new Error(text)
    return json.data as T
  }
  return {
    send,
    post,
    get,
    run,
    /** Category and message of the first error of an operation that must fail. */
    refusal: async (
      query: string,
      variables: Record<string, unknown> = {},
      token?: string,
    ): Promise<{ category: string | undefined; message: string }> => {
      const { json, text } = await post(query, variables, token === undefined ? {} : bearer(token))
      const [error] = json?.errors ?? []
      if (!error) throw new Error(`no error: ${text}`)
      return { category: error.extensions?.category, message: error.message }
    },
    signIn: async (email: string, password = recordedPassword): Promise<string> => {
      const { generateCustomerToken: answer } = await run<{ generateCustomerToken: { token: string } }>(
        'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
        { email, password },
      )
      return answer.token
    },
    /** Makes an account nobody else uses; returns its address. */
    register: async (more: Record<string, unknown> = {}): Promise<string> => {
      const email = `${randomUUID()}@example.com`
      await run('mutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}', {
        input: { email, firstname: 'Nina', lastname: 'Roux', password: recordedPassword, ...more },
      })
      return email
    },
    /** Id of a new cart with these items in it. */
    cart: async (items: object[]): Promise<string> => {
      const { createEmptyCart: id } = await run<{ createEmptyCart: string }>('mutation{createEmptyCart}')
      if (items.length) {
        const { addProductsToCart: added } = await run<{ addProductsToCart: { user_errors: unknown[] } }>(
          'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{code message}}}',
          { id, items },
        )
        if (added.user_errors.length) throw new Error(JSON.stringify(added.user_errors))
      }
      return id
    },
    firstLine: async (id: string): Promise<string> => {
      const { cart } = await run<{ cart: { items: { uid: string }[] } }>(
        'query($id:String!){cart(cart_id:$id){items{uid}}}',
        { id },
      )
      const [line] = cart.items
      if (!line) throw new Error(`cart ${id} is empty`)
      return line.uid
    },
    remove: async (id: string, uid: string): Promise<void> => {
      await run(
        'mutation($id:String!,$uid:ID!){removeItemFromCart(input:{cart_id:$id,cart_item_uid:$uid}){cart{id}}}',
        {
          id,
          uid,
        },
      )
    },
    coupon: async (id: string, code: string): Promise<void> => {
      await run(
        'mutation($id:String!,$code:String!){applyCouponToCart(input:{cart_id:$id,coupon_code:$code}){cart{id}}}',
        {
          id,
          code,
        },
      )
    },
  }
}

export type Client = ReturnType<typeof createClient>
