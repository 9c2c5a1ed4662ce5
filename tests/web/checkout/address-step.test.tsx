import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookAddressFragment } from '../../../web/screens/address/address.generated.ts'
import { cartOf, line } from '../cart/carts.ts'
import type { Answers } from '../content/in-shop.tsx'
import { accepted, address, checkoutOf } from './checkouts.ts'
import { renderCheckout } from './in-checkout.tsx'

const unaddressed = checkoutOf({ step: 'ADDRESS', shippingAddress: null, shippingMethod: null, paymentMethod: null })
const addressed = checkoutOf({ step: 'DELIVERY', shippingMethod: null, paymentMethod: null })

const entry = (id: string, changes: Partial<BookAddressFragment> = {}): BookAddressFragment => ({
  ...address,
  id,
  regionId: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
  fields: null,
  missingFields: [],
  ...changes,
})

const customer = (addresses: BookAddressFragment[]) => ({
  AddressBook: () => ({
    me: { id: 'c1', email: 'camille@exemple.fr', firstname: 'Camille', lastname: 'Le Goff', addresses },
  }),
})

function openAddress(answers: Answers, checkout = unaddressed) {
  const sent: { input: Record<string, unknown> }[] = []
  const view = renderCheckout('/checkout/?step=address', {
    Checkout: () => ({ checkout }),
    SetCheckoutAddresses: (variables) => {
      sent.push(variables)
      return { setCheckoutAddresses: accepted(addressed) }
    },
    ...answers,
  })
  return { ...view, sent }
}

const next = () => screen.findByRole('button', { name: 'Choisir la livraison' })
const field = (name: RegExp) => screen.getByRole('textbox', { name })

describe('the address step', () => {
  beforeEach(() => sessionStorage.clear())

  test('shows the field for a company on request, or when it is filled', async () => {
    const { user, unmount } = openAddress({})
    await next()
    expect(screen.queryByRole('textbox', { name: /^Société/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ajouter une société' }))
    expect(field(/^Société/)).toBeDefined()
    unmount()
    const shippingAddress = { ...address, company: 'Chenil du Thabor' }
    openAddress({}, checkoutOf({ step: 'ADDRESS', shippingAddress }))
    await next()
    expect(screen.getByDisplayValue('Chenil du Thabor')).toBeDefined()
  })

  test('checks a postcode against the country when the field is left', async () => {
    const { user } = openAddress({})
    await next()
    await user.type(field(/^Code postal/), '1000')
    expect(screen.queryByText(/Ce code postal n’existe pas/)).toBeNull()
    await user.tab()
    expect(screen.getByText(/Ce code postal n’existe pas/)).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pays/ }), 'BE')
    expect(screen.queryByText(/Ce code postal n’existe pas/)).toBeNull()
  })

  test('sends what was meant, and goes on to the delivery with the focus on its heading', async () => {
    const { user, sent, location } = openAddress({})
    await next()
    await user.type(field(/^Prénom/), '\u200b Camille\u00a0')
    await user.type(field(/^Nom/), 'Le Goff')
    await user.type(field(/^Adresse/), '12 rue des Bourreliers')
    await user.type(field(/^Code postal/), '35000')
    await user.type(field(/^Ville/), 'Rennes')
    await user.type(field(/^Téléphone/), '06/12.34.56–78')
    await user.click(await next())

    const heading = await screen.findByRole('heading', { level: 2, name: 'Mode de livraison' })
    expect(document.activeElement).toBe(heading)
    expect(location.history.at(-1)).toBe('/checkout/?step=delivery')
    expect(sent).toEqual([
      {
        input: {
          shipping: {
            saveInBook: false,
            address: {
              firstname: 'Camille',
              lastname: 'Le Goff',
              company: undefined,
              telephone: '06 12 34 56-78',
              country: 'FR',
              locality: 'Rennes',
              postalCode: '35000',
              streetAddress: ['12 rue des Bourreliers'],
              regionId: undefined,
              region: undefined,
            },
          },
        },
      },
    ])
  })

  describe('where the store requires more', () => {
    const FormFields = () => ({
      formFields: [
        { code: 'prefix', label: 'Civilité', kind: 'TEXT', isRequired: true, options: [] },
        { code: 'company', label: 'Société', kind: 'TEXT', isRequired: true, options: [] },
        { code: 'vat_id', label: 'Numéro de TVA', kind: 'TEXT', isRequired: true, options: [] },
      ],
    })
    const missing = (...fields: string[]) => ({
      ...accepted(unaddressed),
      success: false,
      errorMessage: 'Vérifiez les adresses.',
      errors: fields.map((name) => ({ field: `shipping.address.${name}`, message: 'Ce champ est obligatoire.' })),
    })

    test('has the fields, sends them, and says at each what is missing', async () => {
      const answered = [missing('company', 'fields.vat_id'), accepted(addressed)]
      const sent: { input: { shipping?: { address?: object } } }[] = []
      const { user } = openAddress(
        {
          FormFields,
          SetCheckoutAddresses: (variables) => {
            sent.push(variables)
            return { setCheckoutAddresses: answered.shift() }
          },
        },
        checkoutOf({ step: 'ADDRESS', shippingAddress: { ...address, fields: [{ code: 'prefix', value: 'Mme' }] } }),
      )
      await next()
      const form = within(screen.getByRole('group', { name: 'Adresse de livraison' }))
      const names = (await form.findAllByRole('textbox')).map((input) => input.getAttribute('name'))
      expect([names[0], names.at(-1)]).toEqual(['fields.prefix', 'fields.vat_id'])
      expect(field(/^Civilité .*obligatoire/)).toHaveProperty('value', 'Mme')
      expect(field(/^Civilité/)).toHaveProperty('autocomplete', 'shipping honorific-prefix')
      await user.click(await next())
      const company = await screen.findByRole('textbox', { name: /^Société .*obligatoire/, description: /obligatoire/ })
      await waitFor(() => expect(document.activeElement).toBe(company))
      await user.type(company, 'Chenil')
      expect(field(/^Numéro de TVA/).getAttribute('aria-invalid')).toBe('true')
      await user.type(field(/^Numéro de TVA/), 'FR00')
      expect(field(/^Numéro de TVA/).getAttribute('aria-invalid')).toBeNull()
      await user.click(await next())
      await waitFor(() => expect(sent).toHaveLength(2))
      expect(sent[1]?.input.shipping?.address).toMatchObject({
        company: 'Chenil',
        fields: [
          { code: 'prefix', value: 'Mme' },
          { code: 'vat_id', value: 'FR00' },
        ],
      })
    })

    test('marks an entry of the book that lacks it, and completes it before the shopper goes on', async () => {
      const { user, sent } = openAddress({
        ...customer([entry('7', { missingFields: ['Civilité', 'Numéro de TVA'] }), entry('8', { lastname: 'Autre' })]),
        FormFields,
      })
      await next()
      expect(screen.getByText('À compléter : Civilité, Numéro de TVA')).toBeDefined()
      const prefix = await screen.findByRole('textbox', { name: /^Civilité/ })
      expect(field(/^Prénom/)).toHaveProperty('value', address.firstname)
      expect(screen.queryByRole('checkbox', { name: /carnet/ })).toBeNull()
      await user.type(prefix, 'Mme')
      await user.click(screen.getByRole('radio', { name: /Autre/ }))
      expect(screen.queryByRole('textbox', { name: /^Civilité/ })).toBeNull()
      await user.click(screen.getByRole('radio', { name: /Une autre adresse/ }))
      expect(field(/^Adresse/)).toHaveProperty('value', '')
      await user.click(screen.getByRole('radio', { name: /Le Goff/ }))
      await user.type(field(/^Civilité/), 'Mme')
      await user.click(await next())
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]?.input.shipping).toMatchObject({
        customerAddressId: '7',
        address: { firstname: address.firstname, fields: [{ code: 'prefix', value: 'Mme' }, { code: 'vat_id' }] },
      })
    })

    test('opens an entry of the book that lacks it in the form', async () => {
      const { user } = openAddress({
        ...customer([entry('7')]),
        FormFields,
        SetCheckoutAddresses: () => ({ setCheckoutAddresses: missing('fields.prefix') }),
      })
      await user.click(await next())
      const prefix = await screen.findByRole('textbox', { name: /^Civilité/, description: 'Ce champ est obligatoire.' })
      await waitFor(() => expect(document.activeElement).toBe(prefix))
      expect(field(/^Prénom/)).toHaveProperty('value', address.firstname)
    })
  })

  test('names every missing field and takes the focus to the first', async () => {
    const { user, sent } = openAddress({})
    await user.click(await next())
    expect(screen.getByText('Saisissez un nom.')).toBeDefined()
    expect(screen.getByText('Saisissez le code postal.')).toBeDefined()
    expect(document.activeElement).toBe(field(/^Prénom/))
    expect(sent).toEqual([])

    await user.type(field(/^Nom/), 'L')
    expect(screen.queryByText('Saisissez un nom.')).toBeNull()
  })

  test('counts a line of the street and refuses one that is too long, without cutting it', async () => {
    const { user, sent } = openAddress({}, checkoutOf({ step: 'ADDRESS' }))
    await next()
    const street = field(/^Adresse/)
    await user.clear(street)
    await user.type(street, 'Lieu-dit de la Grande Métairie d’en Haut, hameau 3')
    expect(street).toHaveProperty('value', 'Lieu-dit de la Grande Métairie d’en Haut, hameau 3')
    expect(screen.getByText(/^12 caractères de trop/)).toBeDefined()
    await user.click(await next())
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(street)
  })

  test('says that a postcode is none of its country', async () => {
    const { user } = openAddress({}, checkoutOf({ step: 'ADDRESS' }))
    await next()
    await user.clear(field(/^Code postal/))
    await user.type(field(/^Code postal/), '1000')
    await user.click(await next())
    expect(screen.getByText(/n’existe pas dans ce pays/)).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pays/ }), 'Belgique')
    await user.click(await next())
    await screen.findByRole('heading', { level: 2, name: 'Mode de livraison' })
  })

  test('has a field for the region where the country has them', async () => {
    const { user } = openAddress({}, checkoutOf({ step: 'ADDRESS' }))
    await screen.findByRole('option', { name: 'Espagne' })
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pays/ }), 'Espagne')
    await user.click(await next())
    expect(screen.getByText('Choisissez une région.')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Région/ }), 'La Corogne')
    expect(screen.queryByText('Choisissez une région.')).toBeNull()
  })

  test('puts what the shop says of a field next to it', async () => {
    const { user } = openAddress(
      {
        SetCheckoutAddresses: () => ({
          setCheckoutAddresses: {
            ...accepted(unaddressed),
            success: false,
            errorMessage: 'Vérifiez les champs signalés.',
            errors: [
              { field: 'shipping.address.streetAddress.0', message: 'Rue inconnue.' },
              { field: 'shipping.address.telephone', message: 'Numéro inconnu.' },
            ],
          },
        }),
      },
      checkoutOf({ step: 'ADDRESS' }),
    )
    await user.click(await next())
    await screen.findByText('Rue inconnue.')
    expect(screen.getByText('Numéro inconnu.')).toBeDefined()
    expect(document.activeElement).toBe(field(/^Adresse/))
  })

  test('keeps a half-filled form over a reload, and forgets it once it was taken', async () => {
    const { user, unmount } = openAddress({})
    await next()
    await user.type(field(/^Ville/), 'Rennes')
    unmount()

    const second = openAddress({})
    await next()
    expect(field(/^Ville/)).toHaveProperty('value', 'Rennes')
    second.unmount()

    const third = openAddress({}, checkoutOf({ step: 'ADDRESS' }))
    await next()
    for (const [name, text] of [
      [/^Prénom/, 'C'],
      [/^Nom/, 'L'],
      [/^Adresse/, '1 rue A'],
      [/^Code postal/, '35000'],
      [/^Téléphone/, '0612345678'],
    ] as const) {
      await third.user.type(field(name), text)
    }
    await third.user.click(await next())
    await screen.findByRole('heading', { level: 2, name: 'Mode de livraison' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rennes')
  })

  test.each([
    ['a customer, for the same one', customer([]), customer([]), 'Rennes'],
    ['a customer, for no guest after them', customer([]), {}, ''],
    ['a guest, for the customer who signs in', {}, customer([]), 'Rennes'],
  ])('keeps what was typed by %s', async (_who, before, after, town) => {
    const { user, unmount } = openAddress(before)
    await next()
    await user.type(field(/^Ville/), 'Rennes')
    unmount()
    openAddress(after)
    await next()
    expect(field(/^Ville/)).toHaveProperty('value', town)
  })

  test('offers the book: the default entry is chosen, another one or a new address can be', async () => {
    const book = [entry('1'), entry('2', { lastname: 'Bureau', isDefaultShipping: true })]
    const { user, sent } = openAddress(customer(book))
    await next()
    expect(screen.getByRole('radio', { name: /Bureau/ })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: /Le Goff/ }))
    await user.click(await next())
    await waitFor(() => expect(sent).toEqual([{ input: { shipping: { customerAddressId: '1' } } }]))
  })

  test('takes a new address beside the book, saved if wanted', async () => {
    const { user, sent } = openAddress(customer([entry('1', { isDefaultShipping: true })]))
    await next()
    await user.click(screen.getByRole('radio', { name: 'Une autre adresse' }))
    await user.type(field(/^Adresse/), '1 quai')
    await user.type(field(/^Code postal/), '35000')
    await user.type(field(/^Ville/), 'Rennes')
    await user.type(field(/^Téléphone/), '0612345678')
    await user.click(screen.getByRole('checkbox', { name: /carnet d’adresses/ }))
    await user.click(await next())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.input.shipping).toMatchObject({ saveInBook: true, address: { firstname: 'Camille' } })
  })

  test('says what the shop chose by itself, where the way goes on', async () => {
    const note = 'Un seul mode de livraison dessert cette adresse.'
    const { user } = openAddress(
      {
        SetCheckoutAddresses: () => ({
          setCheckoutAddresses: { ...accepted(checkoutOf({ step: 'PAYMENT' })), notes: [note] },
        }),
      },
      checkoutOf({ step: 'ADDRESS' }),
    )
    await user.click(await next())
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    expect(screen.getByText(note)).toBeDefined()
  })

  test('bills to another address on request', async () => {
    const { user, sent } = openAddress({}, checkoutOf({ step: 'ADDRESS' }))
    await next()
    // Nothing is ticked beforehand.
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Facturer à une autre adresse' }))
    const billing = screen.getByRole('group', { name: 'Adresse de facturation' })
    await user.type(within(billing).getByRole('textbox', { name: /^Prénom/ }), 'SARL')
    await user.click(await next())
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(within(billing).getByRole('textbox', { name: /^Nom/ }))
  })

  test('of a new cart, which has the default billing address already, shows it only where goods go elsewhere', async () => {
    const fresh = { ...unaddressed, billingAddress: address, isBillingSameAsShipping: false }
    const one = [entry('7', { isDefaultShipping: true, isDefaultBilling: true })]
    const two = [entry('7', { isDefaultBilling: true }), entry('8', { firstname: 'Anne', isDefaultShipping: true })]
    for (const [addresses, isTicked] of [
      [one, false],
      [two, true],
    ] as const) {
      const { unmount } = openAddress(customer([...addresses]), fresh)
      await next()
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Facturer à une autre adresse' })
      expect(box.checked).toBe(isTicked)
      unmount()
    }
  })

  test('needs only a billing address where nothing is delivered', async () => {
    const cart = cartOf([line('a')], { isShippable: false })
    const { user, sent } = openAddress(
      {},
      checkoutOf({ step: 'ADDRESS', cart, shippingAddress: null, billingAddress: address }),
    )
    await user.click(await screen.findByRole('button', { name: 'Choisir le paiement' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(Object.keys(sent[0]?.input ?? {})).toEqual(['billing'])
    expect(screen.queryByRole('link', { name: /Livraison/ })).toBeNull()
  })
})
