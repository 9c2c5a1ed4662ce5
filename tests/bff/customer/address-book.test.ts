import { describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { camille, login, noe } from './customers.ts'
import { useCustomerShop } from './customer-shop.ts'

const at = useCustomerShop()

const street = { streetAddress: ['12 rue des Écoles'], postalCode: '35000', locality: 'Rennes', country: 'FR' }
const address = { firstname: 'Noé', lastname: 'Lambert', telephone: '06 12 34 56 78', ...street }
/** Of the store's list. */
const GENEVA = '111'

const ANSWER = `success errorMessage errors { field message }
  address { id company isDefaultShipping isDefaultBilling address { streetAddress postalCode locality country } }
  me { addresses { id } }`

type Answer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  address: { id: string; company: string | null; isDefaultShipping: boolean; isDefaultBilling: boolean } | null
  me: { addresses: { id: string }[] }
}

async function change(browser: Browser, call: string, input?: object): Promise<Answer> {
  const declared = input ? 'mutation Change($input: CustomerAddressInput!)' : 'mutation'
  return (await browser.ask<{ answer: Answer }>(`${declared} { answer: ${call} { ${ANSWER} } }`, { input })).answer
}

const create = (browser: Browser, changes: object = {}, flags: object = {}) =>
  change(browser, 'createCustomerAddress(input: $input)', { address: { ...address, ...changes }, ...flags })

async function signedIn(person: typeof noe): Promise<Browser> {
  const browser = at.newBrowser()
  await login(browser, person)
  return browser
}

describe('the address book', () => {
  test('takes, changes and deletes entries', async () => {
    const browser = await signedIn(noe)
    const first = await create(browser, {}, { isDefaultShipping: true, isDefaultBilling: true })
    expect(first).toMatchObject({
      success: true,
      address: { company: null, isDefaultShipping: true, isDefaultBilling: true, address: street },
    })
    const second = await create(browser, { company: 'Écuries du Bois' })
    expect(second.me.addresses).toHaveLength(2)
    const id = second.address?.id
    const changed = await change(browser, `updateCustomerAddress(id: "${id}", input: $input)`, {
      address: { ...address, locality: 'Saint-Malo', postalCode: '35400' },
      isDefaultShipping: true,
    })
    expect(changed).toMatchObject({
      success: true,
      address: { id, company: null, isDefaultShipping: true, address: { locality: 'Saint-Malo' } },
    })
    const refused = await change(browser, `deleteCustomerAddress(id: "${id}")`)
    expect(refused).toMatchObject({ success: false, errorMessage: expect.stringContaining('par défaut') })
    await change(browser, `updateCustomerAddress(id: "${first.address?.id}", input: $input)`, {
      address,
      isDefaultShipping: true,
    })
    const deleted = await change(browser, `deleteCustomerAddress(id: "${id}")`)
    expect(deleted.success).toBe(true)
    expect(deleted.me.addresses.map((entry) => entry.id)).toEqual([first.address?.id])
    expect(await change(browser, `deleteCustomerAddress(id: "${id}")`)).toMatchObject({ success: true })
  })

  test('an entry with a region moves to a country without one, and stays the default', async () => {
    const browser = await signedIn(noe)
    const abroad = { country: 'CH', regionId: GENEVA, postalCode: '1200', locality: 'Genève' }
    const before = await create(browser, abroad, { isDefaultShipping: true })
    expect(before.success).toBe(true)
    const after = await change(browser, `updateCustomerAddress(id: "${before.address?.id}", input: $input)`, {
      address,
    })
    expect(after).toMatchObject({ success: true, address: { isDefaultShipping: true, address: street } })
    expect(after.me.addresses).toHaveLength(before.me.addresses.length)
  })

  test('takes an entry as it was meant, whatever was pasted with it', async () => {
    const browser = await signedIn(noe)
    const pasted = {
      firstname: '\u200bNoe\u0301\ufe0f',
      lastname: 'Lambert\u00a0\tLe Goff',
      telephone: '\u202a0475/12.34.56\u202c',
      streetAddress: ['12\u00a0rue des E\u0301coles\u2060', '\u200b'],
      postalCode: '\ufeff35000',
      locality: 'Rennes\r\n',
      country: 'FR',
    }
    const { answer } = await browser.ask<{ answer: { success: boolean; address: object } }>(
      `mutation Create($input: CustomerAddressInput!) { answer: createCustomerAddress(input: $input) {
        success address { firstname lastname telephone address { streetAddress postalCode locality country } } } }`,
      { input: { address: pasted } },
    )
    expect(answer).toEqual({
      success: true,
      address: {
        firstname: 'Noé',
        lastname: 'Lambert Le Goff',
        telephone: '0475 12 34 56',
        address: { streetAddress: ['12 rue des Écoles'], postalCode: '35000', locality: 'Rennes', country: 'FR' },
      },
    })
    const literal = await browser.ask<{ answer: { errors: object[] } }>(
      'mutation { answer: updateCustomer(firstname: "\u200b", lastname: "Lambert") { errors { field message } } }',
    )
    expect(literal.answer.errors).toEqual([{ field: 'firstname', message: 'Ce champ est obligatoire.' }])
  })

  test.each([
    ['address.streetAddress.0', { streetAddress: ['x'.repeat(39)] }],
    ['address.streetAddress.0', { streetAddress: [] }],
    ['address.postalCode', { postalCode: 'ABC' }],
    ['address.locality', { locality: ' ' }],
    ['address.telephone', { telephone: 'non' }],
    ['address.country', { country: 'ZZ' }],
    ['address.lastname', { lastname: '<script>' }],
  ])('names the field that is wrong: %s', async (field, changes) => {
    const response = await create(await signedIn(camille), changes)
    expect(response).toMatchObject({ success: false, address: null, me: { addresses: [{}, {}] } })
    expect(response.errors.map((error) => error.field)).toEqual([field])
  })

  test('takes a line of 38 characters, and no more', async () => {
    const browser = await signedIn(noe)
    const line = 'é'.repeat(38)
    expect(await create(browser, { streetAddress: [line] })).toMatchObject({ success: true })
    expect(await create(browser, { streetAddress: [`${line}s`] })).toMatchObject({ success: false })
  })

  test('is closed to guests', async () => {
    const browser = at.newBrowser()
    for (const response of [await create(browser), await change(browser, 'deleteCustomerAddress(id: "1")')]) {
      expect(response).toMatchObject({ success: false, me: { addresses: [] } })
      expect(response.errorMessage).toContain('Connectez-vous')
    }
  })

  test('of another customer cannot be reached by any id', async () => {
    const [one, other] = [await signedIn(camille), await signedIn(noe)]
    const { me } = await one.ask<{ me: { addresses: { id: string; locality: string }[] } }>(
      '{ me { addresses { id address { locality } } } }',
    )
    const ids = [...me.addresses.map(({ id }) => id), '999999', '0', '-1', '1 or 1=1', '']
    for (const id of ids) {
      const call = `updateCustomerAddress(id: ${JSON.stringify(id)}, input: $input)`
      const changed = await change(other, call, { address })
      expect(changed).toMatchObject({ success: false, address: null, errorMessage: expect.stringContaining('carnet') })
      await change(other, `deleteCustomerAddress(id: ${JSON.stringify(id)})`)
    }
    const after = await one.ask('{ me { addresses { id address { locality } } } }')
    expect(after).toEqual({ me })
  })
})
