import { describe, expect, test } from 'vitest'
import { openShop } from '../support/open-shop.ts'

const fields = 'id city region{region region_id} default_billing default_shipping'
const create = `mutation($input:CustomerAddressInput!){createCustomerAddress(input:$input){${fields}}}`
const update = `mutation($id:Int!,$input:CustomerAddressInput){updateCustomerAddress(id:$id,input:$input){${fields}}}`
const remove = 'mutation($id:Int!){deleteCustomerAddress(id:$id)}'
const book = `{customer{default_billing default_shipping addresses{${fields}}}}`

const input = {
  firstname: 'Nina',
  lastname: 'Roux',
  street: ['1 place Bellecour', 'Bâtiment B'],
  city: 'Lyon',
  postcode: '69002',
  country_code: 'FR',
  telephone: '0601020304',
}

type Address = { id: number; city: string; region: unknown; default_billing: boolean; default_shipping: boolean }
type Book = { customer: { default_billing: string | null; default_shipping: string | null; addresses: Address[] } }

const { client } = await openShop()

const newcomer = async (): Promise<string> => client.signIn(await client.register())
const add = async (token: string, more: object = {}): Promise<Address> =>
  (await client.run<{ createCustomerAddress: Address }>(create, { input: { ...input, ...more } }, token))
    .createCustomerAddress

describe('the address book', () => {
  test('returns a new address without a region, and the same one read again with a region of nulls', async () => {
    const token = await newcomer()
    const made = await add(token)
    expect(made.region).toBeNull()
    const { customer } = await client.run<Book>(book, {}, token)
    expect(customer.addresses).toEqual([{ ...made, region: { region: null, region_id: 0 } }])
  })

  test('has one default of each kind, moved by the input that says true and dropped by false', async () => {
    const token = await newcomer()
    const first = await add(token, { default_billing: true, default_shipping: true })
    const second = await add(token, { default_billing: true })
    const read = async () => (await client.run<Book>(book, {}, token)).customer
    expect(await read()).toMatchObject({ default_billing: String(second.id), default_shipping: String(first.id) })
    await client.run(update, { id: second.id, input: { default_billing: false } }, token)
    expect((await read()).default_billing).toBeNull()
  })

  test('requires a postcode and a region where the country has them, and knows regions by their id', async () => {
    const token = await newcomer()
    const refusal = async (more: object) =>
      (await client.refusal(create, { input: { ...input, ...more } }, token)).message
    expect(await refusal({ postcode: '' })).toContain('postcode')
    expect((await add(token, { postcode: '', country_code: 'HK' })).id).toBeGreaterThan(0)
    expect(await refusal({ country_code: 'US', postcode: '10001' })).toContain('region_id')
    expect(await refusal({ country_code: 'CH', postcode: '1201' })).toContain('region_id')
    const { region } = await add(token, { country_code: 'CH', postcode: '1201', region: { region_id: 111 } })
    expect(region).toEqual({ region: 'Genève', region_id: 111 })
  })

  test('keeps what an update leaves out', async () => {
    const token = await newcomer()
    const { id } = await add(token)
    await client.run(update, { id, input: { city: 'Villeurbanne' } }, token)
    const { customer } = await client.run<{ customer: { addresses: object[] } }>(
      '{customer{addresses{street city postcode}}}',
      {},
      token,
    )
    expect(customer.addresses).toEqual([{ street: input.street, city: 'Villeurbanne', postcode: '69002' }])
  })

  test('does not give up a default address', async () => {
    const token = await newcomer()
    const { id } = await add(token, { default_shipping: true })
    expect(await client.refusal(remove, { id }, token)).toEqual({
      category: 'graphql-input',
      message: `L'adresse client ${id} est définie comme adresse de livraison par défaut et ne peut pas être supprimée`,
    })
  })

  test('is closed to other customers and to guests', async () => {
    const { id } = await add(await newcomer())
    const stranger = await newcomer()
    for (const [query, token] of [
      [remove, stranger],
      [update, stranger],
      [remove, undefined],
    ] as const) {
      const refusal = await client.refusal(query, { id, ...(query === update ? { input } : {}) }, token)
      expect(refusal.category).toBe('graphql-authorization')
    }
  })

  test('crashes without a country and names what else is missing', async () => {
    const token = await newcomer()
    const { country_code: _, ...homeless } = input
    expect(await client.refusal(create, { input: homeless }, token)).toEqual({
      category: undefined,
      message: 'Internal server error',
    })
    const refusal = await client.refusal(create, { input: { ...input, city: '', telephone: null } }, token)
    expect(refusal.message).toBe('Les paramètres requis sont manquants : city, telephone')
  })
})
