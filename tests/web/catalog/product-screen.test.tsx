import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Zoom } from '../../../web/screens/catalog/product/Gallery.tsx'
import { StarReviews } from '../../../web/screens/catalog/product/Reviews.tsx'
import ProductScreen, { BuyBar, load } from '../../../web/screens/catalog/ProductScreen.tsx'
import type { ProductPageFragment } from '../../../web/screens/catalog/product-page.generated.ts'
import { accepted, cartOf, line, refused } from '../cart/carts.ts'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { controlVisibility } from '../ui/visibility.ts'
import {
  bundleOption,
  bundleValue,
  card,
  configurable,
  customOption,
  euros,
  fixed,
  page,
  percentage,
  prices,
} from './products.ts'

const kinds = (['BUNDLE', 'GROUPED', 'DOWNLOADABLE'] as const).map((type) => page({ type }))
const withOptions = page({ custom_options: [customOption('Gravure', { type: 'FIELD' })] })
const withFilm = page({ gallery: [{ url: 'video.jpg', label: '', video: { title: '' } as never }] })
const withTiers = page({ prices: { ...prices(10), tierPrice: [{ qty: 2, ...euros(8) }] } })
const withReviews = page({ reviewsLayer: { total: 2, ratingAverage: 5 } })
const byContact = page({ isOrderedByContact: true })
const others = [withOptions, withFilm, withTiers, withReviews, byContact, ...kinds]
await Promise.all(
  [configurable({ Taille: ['S'] }, []), configurable({ Poids: ['1 kg'] }, [], ['Poids']), ...others].map(load),
)
await Promise.all([BuyBar.preload(), Zoom.preload(), StarReviews.preload()])

const empty = { Cart: () => ({ cart: cartOf([]) }) }

/** Shows a product; `sent` collects what goes into the cart. */
function show(product: ProductPageFragment, answers: Answers = {}) {
  const sent: unknown[] = []
  const AddItemToCart = ({ item }: { item: unknown }) => {
    sent.push(item)
    return { addItemToCart: accepted(cartOf([line('a')])) }
  }
  return { ...renderInShop(<ProductScreen product={product} />, { ...empty, AddItemToCart, ...answers }), sent }
}

const none = { duration: null, imageUrl: null, paragraphs: [], rows: [], link: null }
const safety = {
  ...none,
  topic: 'SAFETY' as const,
  title: 'Sécurité du produit',
  rows: [{ label: 'Fabricant', value: 'Maison Grelot, 87000 Limoges' }],
}
const guarantee = {
  ...none,
  topic: 'GUARANTEE' as const,
  title: 'Garantie légale de conformité',
  duration: '2 ans',
  paragraphs: ['Le vendeur répond de tout défaut.'],
  link: { text: 'Vos droits', href: 'https://europa.eu/youreurope/' },
}

const add = () => screen.getByRole('button', { name: /^Ajouter au panier/ })
const summary = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

describe('product page', () => {
  test.each([
    ['SIMPLE', true],
    ['VIRTUAL', false],
    ['DOWNLOADABLE', false],
  ] as const)('promises delivery of what a carrier brings alone: %s', (type, isPromised) => {
    const { container } = show(page({ type }))
    expect(/livraison (à domicile|en france)|frais de livraison/i.test(container.textContent ?? '')).toBe(isPromised)
  })

  test('adds a simple product in the chosen quantity', async () => {
    const { user, sent } = show(page())
    await user.click(screen.getByRole('button', { name: /En ajouter un/ }))
    expect(add().textContent).toContain('20,00\u202f€')
    await user.click(add())
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 2 }]))
  })

  test('adds nothing while the quantity cannot be read', async () => {
    const { user, sent } = show(page())
    const quantity = screen.getByRole('textbox', { name: /Quantité/ })
    await user.clear(quantity)
    await user.type(quantity, '-2')
    await user.click(add())
    expect(document.activeElement).toBe(quantity)
    expect(within(screen.getByRole('form')).getByText(/^Indiquez la quantité en chiffres/)).toBeTruthy()
    await user.clear(quantity)
    await user.type(quantity, '1,5')
    await user.click(add())
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1.5 }]))
  })

  test('says what a kilogram costs from each quantity on, and strikes nothing beside it', async () => {
    const unitPrice = { unit: 'KILOGRAM' as const, price: euros(5) }
    const tierPrice = [{ qty: 2, ...euros(8) }]
    const { user } = show(page({ prices: { ...prices(10, 12), unitPrice, tierPrice } }))
    await waitFor(() => expect(screen.getByRole('row', { name: /À partir de 2/ }).textContent).toContain('4,00'))
    expect(summary()).toContain('12,00')
    await user.click(screen.getByRole('button', { name: /En ajouter un/ }))
    expect(summary()).toContain('4,00')
    expect(summary()).not.toContain('12,00')
  })

  test('says a tenth less as ten percent', async () => {
    const tierPrice = [{ qty: 3, ...euros(17.01) }]
    show(page({ prices: { ...prices(18.9), tierPrice } }))
    await waitFor(() => expect(screen.getByRole('row', { name: /À partir de 3/ }).textContent).toMatch(/10\s%/))
  })

  test('shows what the store refuses, and keeps the choice', async () => {
    const answers = { AddItemToCart: () => ({ addItemToCart: refused(cartOf([]), 'Il n’en reste que 3.') }) }
    const { user } = show(page(), answers)
    await user.click(add())
    expect((await screen.findByRole('alert')).textContent).toBe('Il n’en reste que 3.')
    expect(add()).toBeTruthy()
  })

  test('corrects the quantity once the store’s rules are known', async () => {
    const answers = {
      AddItemToCart: () => ({
        addItemToCart: {
          ...refused(cartOf([]), 'Ce produit se vend par multiples de 6.'),
          quantityRule: { step: 6, min: null, max: null },
        },
      }),
    }
    const { user } = show(page(), answers)
    await user.click(add())
    expect((await screen.findByRole('alert')).textContent).toBe('Ce produit se vend par multiples de 6.')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Quantité/ })
    expect(field.value).toBe('6')
    await user.click(screen.getByRole('button', { name: /En ajouter un/ }))
    expect(field.value).toBe('12')
  })

  test('has a field for each option, then follows the choice with price, stock and line', async () => {
    const product = configurable({ couleur: ['rouge', 'bleu'], taille: ['S', 'L'] }, [
      { options: { couleur: 'rouge', taille: 'S' }, price: 10 },
      { options: { couleur: 'rouge', taille: 'L' }, price: 14 },
      { options: { couleur: 'bleu', taille: 'S' }, price: 12, isInStock: false },
    ])
    product.prices = { ...prices(14, 14, 10), tierPrice: [] }
    const { user, sent } = show(product)
    expect(summary()).toMatch(/À partir de.*10,00/)

    await user.click(add())
    expect(screen.getByText(/Faites un choix.*couleur/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'rouge' }))

    await user.click(screen.getByRole('radio', { name: 'bleu (épuisé)' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L' }).disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: /^S/ }))
    expect(screen.queryByRole('button', { name: /^Ajouter au panier/ })).toBeNull()
    expect(summary()).toContain('En rupture de stock')

    await user.click(screen.getByRole('radio', { name: 'rouge' }))
    await user.click(screen.getByRole('radio', { name: 'L' }))
    expect(summary()).toContain('14,00')
    await user.click(add())
    const options = [
      { option_id: 'couleur', option_value: 'rouge' },
      { option_id: 'taille', option_value: 'L' },
    ]
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, options }]))
  })

  describe('with packs of several sizes', () => {
    const bags = () => {
      const product = configurable(
        { Poids: ['2 kg', '5 kg', '12 kg'] },
        [
          { options: { Poids: '2 kg' }, price: 20, perKilogram: 10 },
          { options: { Poids: '5 kg' }, price: 45, perKilogram: 9 },
          { options: { Poids: '12 kg' }, price: 72, perKilogram: 6, isInStock: false },
        ],
        ['Poids'],
      )
      return { ...product, options: product.options.map((option) => ({ ...option, bestPack: '5 kg' })) }
    }

    test('says what each costs, by the kilogram too, and what that saves, with the best buy chosen', async () => {
      const { user, sent } = show(bags())
      const names = screen
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent?.replaceAll(/\s+/g, ' '))
      expect(names).toEqual([
        '2 kg 20,00 € 10,00 € / kg',
        '5 kg 45,00 € 9,00 € / kg −10 % au kilo',
        '12 kg 72,00 € 6,00 € / kg épuisé',
      ])
      expect(screen.getByText('Économie par rapport au format 2 kg')).toBeTruthy()
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^5 kg/ }).checked).toBe(true)
      expect(add().textContent).toContain('45,00')
      await user.click(add())
      const options = [{ option_id: 'Poids', option_value: '5 kg' }]
      await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, options }]))
    })

    test('says that one is sold out, and takes another', async () => {
      const { user } = show(bags())
      await user.click(screen.getByRole('radio', { name: /^12 kg/ }))
      expect(screen.queryByRole('button', { name: /^Ajouter au panier/ })).toBeNull()
      await user.click(screen.getByRole('radio', { name: /^2 kg/ }))
      expect(add().textContent).toContain('20,00')
    })
  })

  test('says what each value of its only option costs where they differ, without weights too', async () => {
    const variants = [
      { options: { Taille: 'S' }, price: 20 },
      { options: { Taille: 'L' }, price: 25 },
    ]
    const { unmount } = show(configurable({ Taille: ['S', 'L'] }, variants))
    expect(await screen.findByRole('radio', { name: /^S 20,00/ })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^L 25,00/ }).checked).toBe(false)
    unmount()
    show(
      configurable(
        { Taille: ['S', 'L'] },
        variants.map((variant) => ({ ...variant, price: 20 })),
      ),
    )
    expect(await screen.findByRole('radio', { name: 'L' })).toBeTruthy()
  })

  test('says by which facts shoppers decide, and no characteristic that it does not have', () => {
    const fact = (label: string, value: string, change = {}) => ({
      code: label,
      label,
      value,
      isKey: true,
      flag: null,
      ...change,
    })
    const attributes = [
      fact('Âge', 'Chiot'),
      fact('Sans céréales', 'Oui', { flag: true }),
      fact('Bio', 'Non', { flag: false }),
      fact('Saveur', 'Volaille', { isKey: false }),
    ]
    show(page({ attributes }))
    const facts = within(screen.getByRole('list', { name: 'L’essentiel' })).getAllByRole('listitem')
    expect(facts.map((item) => item.textContent)).toEqual(['Âge\u00a0: Chiot', 'Sans céréales'])
    const rows = within(screen.getByRole('table', { name: 'Caractéristiques' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['ÂgeChiot', 'Sans céréalesOui', 'SaveurVolaille'])
  })

  test('says how the stars of its reviews spread, and of how many where not all are counted', () => {
    const reviewsLayer = { total: 12, ratingAverage: 4.2 }
    show(page({ reviewsLayer, firstReviews: { total: 12, starCounts: [1, 0, 0, 3, 6], reviews: [] } }))
    expect(screen.getByText(/^5 étoiles\s: 6 avis$/)).toBeTruthy()
    expect(screen.getByText(/^1 étoile\s: 1 avis$/)).toBeTruthy()
    expect(screen.getByText('D’après les 10 derniers avis notés')).toBeTruthy()
  })

  test('has a part for reviews only where the store takes them', () => {
    const { unmount } = show(page(), offering('reviews'))
    expect(screen.getByRole('region', { name: 'Avis des clients' })).toBeTruthy()
    unmount()
    show(page(), offering())
    expect(screen.queryByRole('region', { name: 'Avis des clients' })).toBeNull()
  })

  test('adds surcharges to the price and counts the characters of a text', async () => {
    const finish = ['Argent', 'Or'].map((title, index) => ({
      option_value_id: title,
      title,
      sort_order: index,
      extraCost: index ? percentage(25) : null,
    }))
    const product = page({
      custom_options: [
        customOption('Gravure', { is_required: true, max_characters: 5, extraCost: fixed(3) }),
        customOption('Finition', { type: 'SELECT', values: finish }),
      ],
    })
    const { user, sent } = show(product)
    const engraving = screen.getByRole('textbox', { name: /Gravure.*\+.*3,00.*obligatoire/ })
    expect(screen.getByText('5 caractères au plus')).toBeTruthy()
    await user.type(engraving, 'Médor Ier')
    expect(screen.getByText('Encore 0 caractère sur 5')).toBeTruthy()
    expect(screen.getByText('4 caractères de trop')).toBeTruthy()
    await user.click(add())
    expect(screen.getByText(/Raccourcissez ce texte/)).toBeTruthy()
    expect(document.activeElement).toBe(engraving)

    await user.clear(engraving)
    await user.type(engraving, 'Médor')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Finition' }), 'Or')
    expect(summary()).toContain('15,50')
    await user.click(add())
    const customOptions = [
      { option_id: 'Gravure', option_value: 'Médor' },
      { option_id: 'Finition', option_value: 'Or' },
    ]
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, customOptions }]))
  })

  test('has fields for dates, times and both', async () => {
    const { user, sent } = show(
      page({
        custom_options: [
          customOption('Jour', { type: 'DATE' }),
          customOption('Rendez-vous', { type: 'DATE_TIME' }),
          customOption('Heure', { type: 'TIME', is_required: true }),
        ],
      }),
    )
    const [day, appointment, time] = [/^Jour/, /^Rendez-vous/, /^Heure/].map((name) => screen.getByLabelText(name))
    expect([day, appointment, time].map((field) => field?.getAttribute('type'))).toEqual([
      'date',
      'datetime-local',
      'time',
    ])
    await user.click(add())
    expect(document.activeElement).toBe(time)
    fireEvent.change(appointment as Element, { target: { value: '2026-12-24T10:30' } })
    fireEvent.change(time as Element, { target: { value: '09:15' } })
    await user.click(add())
    const customOptions = [
      { option_id: 'Rendez-vous', option_value: '2026-12-24T10:30' },
      { option_id: 'Heure', option_value: '09:15' },
    ]
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, customOptions }]))
  })

  test('says how to order what needs a file, and offers no button', () => {
    show(page({ isOrderedByContact: true, custom_options: [customOption('Légende')] }))
    expect(screen.queryByRole('button', { name: /^Ajouter au panier/ })).toBeNull()
    expect(screen.queryByLabelText(/Légende/)).toBeNull()
    expect(screen.getByText(/contactez-nous/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toMatch(/\/contact$/)
  })

  test('composes a bundle with a running price', async () => {
    const bag = bundleOption('Sac', [bundleValue('poulet', 20, { isDefault: true }), bundleValue('saumon', 25)], {
      type: 'RADIO',
    })
    const treats = bundleOption('Friandises', [bundleValue('os', 4.5, { userDefinedQuantity: true })], {
      type: 'CHECKBOX',
      required: false,
    })
    const { user, sent } = show(
      page({ type: 'BUNDLE', prices: { ...prices(29.5, 29.5, 20), tierPrice: [] }, bundleOptions: [bag, treats] }),
    )
    expect(summary()).toContain('20,00')
    await user.click(screen.getByRole('radio', { name: /saumon/ }))
    await user.click(screen.getByRole('checkbox', { name: /os/ }))
    await user.click(screen.getByRole('button', { name: /En ajouter un.*os/ }))
    expect(summary()).toContain('34,00')
    await user.click(add())
    const bundleOptions = [
      { option_id: 'Sac', option_value: 'saumon', option_qty: 1 },
      { option_id: 'Friandises', option_value: 'os', option_qty: 2 },
    ]
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, bundleOptions }]))
  })

  test('takes each item of a group in its own quantity', async () => {
    const groupedItems = [
      { defaultQuantity: 1, product: card('OS') },
      { defaultQuantity: 0, product: card('BALLE') },
      { defaultQuantity: 1, product: card('LAISSE', { stock: { isInStock: false } }) },
    ]
    const { user, sent } = show(page({ type: 'GROUPED', groupedItems }))
    expect(screen.queryByRole('textbox', { name: /LAISSE/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /En ajouter un.*BALLE/ }))
    await user.click(add())
    const items = [
      { sku: 'OS', qty: 1 },
      { sku: 'BALLE', qty: 1 },
    ]
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, groupedItems: items }]))
  })

  test('has the files of a download chosen where they are sold one by one', async () => {
    const downloadLinks = [{ id: '7', title: 'Guide du chiot', sampleUrl: null, prices: euros(3) }]
    const downloadSamples = [{ title: 'Le sommaire', url: '/downloadable/download/sample/sample_id/3/' }]
    const { user, sent } = show(
      page({ type: 'DOWNLOADABLE', downloadLinksRequired: true, downloadLinks, downloadSamples }),
    )
    expect(screen.getByRole('link', { name: 'Le sommaire' }).getAttribute('href')).toBe(downloadSamples[0]?.url)
    await user.click(add())
    expect(screen.getByText('Choisissez au moins un fichier.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /Guide du chiot/ }))
    expect(summary()).toContain('13,00')
    await user.click(add())
    await waitFor(() => expect(sent).toEqual([{ sku: 'CRO-SAU', qty: 1, downloadLinks: ['7'] }]))
  })

  test('shows the feed label before the purchase, in its legal order and without empty rows', () => {
    const feedLabel = {
      feedType: 'Aliment complet',
      species: 'Chien',
      composition: 'Poulet 48 %',
      analyticalConstituents: null,
      additives: null,
      directions: 'Deux repas par jour.',
      operator: null,
      netQuantity: '2 kg',
    }
    show(page({ feedLabel }))
    const rows = within(screen.getByRole('table', { name: 'Étiquetage' })).getAllByRole('rowheader')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Type d’aliment',
      'Espèce',
      'Composition',
      'Mode d’emploi',
      'Quantité nette',
    ])
  })

  test('says what the law wants: safety in rows, guarantees with their years, and a link to more', () => {
    show(page({ notices: [safety, guarantee] }))
    const rows = within(screen.getByRole('region', { name: 'Sécurité du produit' }))
    expect(rows.getByText('Fabricant').nextSibling?.textContent).toBe('Maison Grelot, 87000 Limoges')
    const notice = within(screen.getByRole('region', { name: 'Garantie légale de conformité' }))
    expect(notice.getAllByText('2 ans')).not.toHaveLength(0)
    expect(notice.getByText('Le vendeur répond de tout défaut.')).toBeTruthy()
    expect(notice.getByRole('link').getAttribute('href')).toBe('https://europa.eu/youreurope/')
  })

  test('shows the official drawing of a notice as it is, with its words for who cannot see it', () => {
    show(page({ notices: [{ ...guarantee, imageUrl: 'wysiwyg/garantie.png' }] }))
    const notice = within(screen.getByRole('region', { name: 'Garantie légale de conformité' }))
    expect(notice.getByRole('img', { name: 'Le vendeur répond de tout défaut.' })).toBeTruthy()
    expect(notice.getAllByText('2 ans')).toHaveLength(1)
  })

  test('names an exception to the right to withdraw where it promises fourteen days otherwise', () => {
    const promise = /^14 jours pour changer d’avis/
    const first = show(page())
    expect(screen.getByText(promise)).toBeTruthy()
    first.unmount()
    show(page({ withdrawalException: 'Fait sur mesure : pas de droit de rétractation' }))
    expect(screen.queryByText(promise)).toBeNull()
    expect(screen.getByText('Fait sur mesure : pas de droit de rétractation')).toBeTruthy()
  })

  test('shows the facts of the chosen variant where they depend on the choice', async () => {
    const varies = 'Dépend de l’option choisie.'
    const label = {
      ...{ feedType: 'Aliment complet', species: null, analyticalConstituents: null, additives: null },
      ...{ composition: varies, directions: null, operator: null, netQuantity: varies },
    }
    const same = Object.fromEntries(Object.keys(label).map((line) => [line, null])) as Record<keyof typeof label, null>
    const exception = 'Surgelé : pas de droit de rétractation'
    const warned = { ...safety, rows: [{ label: 'Avertissements', value: 'Pour chiens de moins de 8 kg' }] }
    const product = configurable({ format: ['cru', 'sec', 'nature'] }, [
      {
        options: { format: 'cru' },
        facts: {
          feedLabel: { ...same, composition: 'Bœuf 80 %', netQuantity: '500 g' },
          withdrawalException: exception,
          notices: [warned],
        },
      },
      {
        options: { format: 'sec' },
        facts: {
          feedLabel: { ...same, composition: '', netQuantity: '2 kg' },
          withdrawalException: '',
          notices: [{ ...safety, rows: [] }],
        },
      },
      { options: { format: 'nature' } },
    ])
    product.feedLabel = label
    product.withdrawalException = 'Le droit de rétractation dépend de l’option choisie.'
    product.notices = [{ ...safety, rows: [{ label: 'Avertissements', value: varies }] }, guarantee]
    const { user } = show(product)
    const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
    const depends = ['Type d’alimentAliment complet', `Composition${varies}`, `Quantité nette${varies}`]
    expect(rows()).toEqual([...depends, `Avertissements${varies}`])
    expect(screen.getByText(product.withdrawalException)).toBeTruthy()

    await user.click(screen.getByRole('radio', { name: 'cru' }))
    const raw = ['Type d’alimentAliment complet', 'CompositionBœuf 80 %', 'Quantité nette500 g']
    await waitFor(() => expect(rows()).toEqual([...raw, 'AvertissementsPour chiens de moins de 8 kg']))
    expect(screen.getByText(exception)).toBeTruthy()

    await user.click(screen.getByRole('radio', { name: 'sec' }))
    await waitFor(() => expect(rows()).toEqual(['Type d’alimentAliment complet', 'Quantité nette2 kg']))
    expect(screen.getByText(/^14 jours pour changer d’avis/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: safety.title })).toBeNull()
    expect(screen.getByRole('region', { name: guarantee.title })).toBeTruthy()

    await user.click(screen.getByRole('radio', { name: 'nature' }))
    await waitFor(() => expect(rows()).toEqual([...depends, `Avertissements${varies}`]))
  })

  test('shows the facts of an only variant from the start', () => {
    const product = configurable({ format: ['cru'] }, [
      { options: { format: 'cru' }, facts: { feedLabel: null, withdrawalException: 'Surgelé', notices: [] } },
    ])
    show(product)
    expect(screen.getByText('Surgelé')).toBeTruthy()
  })

  test('keeps its sheet of choices open on a phone when a sold-out variant is chosen', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { hide } = controlVisibility()
    const { user } = show(
      configurable({ Taille: ['S', 'M'] }, [
        { options: { Taille: 'S' }, isInStock: false },
        { options: { Taille: 'M' } },
      ]),
    )
    act(() => hide(document.querySelector('form') as Element))
    await user.click(await screen.findByRole('button', { name: 'Choisir' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: /^S/ }))
    expect(screen.getByRole('dialog').textContent).toContain('Faites un autre choix')
    await user.click(sheet.getByRole('radio', { name: /^M/ }))
    expect(sheet.getByRole('button', { name: /^Ajouter au panier/ })).toBeDefined()
  })

  test('says when nothing can be bought', () => {
    show(page({ stock: { isInStock: false } }))
    expect(screen.queryByRole('button', { name: /^Ajouter au panier/ })).toBeNull()
    // Once: its stock beside the price.
    expect(screen.getByText(/rupture de stock/)).toBeTruthy()
  })

  test('requests no other variant where none can be bought', () => {
    const variants = [{ options: { format: '2 kg' }, isInStock: false }]
    show({ ...configurable({ format: ['2 kg'] }, variants), stock: { isInStock: false } })
    expect(screen.queryByRole('button', { name: /^Ajouter au panier/ })).toBeNull()
    expect(screen.queryByText(/Faites un autre choix/)).toBeNull()
  })

  const review = (title: string, rating = 5) => ({
    rating,
    title,
    creationDate: '2026-10-02T10:00:00Z',
    author: { displayName: 'Ana' },
    comment: { childNodes: ['Très bien.'], data: [] },
  })

  test('shows the reviews that gave so many stars, and all again', async () => {
    const requested: unknown[] = []
    const ProductReviews = (variables: { from: number }) => {
      requested.push(variables)
      const reviews = [review(`Déçu ${variables.from}`, 1)]
      return { product: { sku: 'CRO-SAU', reviewsLayer: { total: 3, ratingAverage: 3, reviews } } }
    }
    const product = page({
      reviewsLayer: { total: 3, ratingAverage: 3 },
      firstReviews: { total: 3, starCounts: [2, 0, 0, 0, 1], reviews: [review('Ravi')] },
    })
    const { user } = show(product, { ProductReviews })
    const line = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
    expect(line(/^4 étoiles/).disabled).toBe(true)
    await user.click(line(/^1 étoile\s: 2 avis$/))
    await screen.findByRole('heading', { name: 'Déçu 0' })
    expect(line(/^1 étoile/).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('heading', { name: 'Ravi' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Plus d’avis' }))
    await screen.findByRole('heading', { name: 'Déçu 1' })
    expect(requested).toEqual([0, 1].map((from) => ({ sku: 'CRO-SAU', from, size: 10, stars: 1 })))
    await user.click(screen.getByRole('button', { name: 'Tous les avis' }))
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Avis des clients' }))
  })

  test('loads more reviews from where the list ends, and moves the focus there', async () => {
    const requested: unknown[] = []
    const ProductReviews = (variables: unknown) => {
      requested.push(variables)
      return {
        product: { sku: 'CRO-SAU', reviewsLayer: { total: 2, ratingAverage: 5, reviews: [review('Deuxième')] } },
      }
    }
    const product = page({
      reviewsLayer: { total: 2, ratingAverage: 5 },
      firstReviews: { total: 2, starCounts: [], reviews: [review('Premier')] },
    })
    const { user } = show(product, { ProductReviews })
    await user.click(screen.getByRole('button', { name: 'Plus d’avis' }))
    const second = await screen.findByRole('heading', { name: 'Deuxième' })
    expect(requested).toEqual([{ sku: 'CRO-SAU', from: 1, size: 10 }])
    expect(document.activeElement?.contains(second)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Plus d’avis' })).toBeNull()
  })

  test('shows the text of a swatch, and is named by the label where that differs', () => {
    const product = configurable({ taille: ['Petite'] }, [{ options: { taille: 'Petite' } }])
    for (const option of product.options) for (const value of option.values) value.swatch = { type: 'TEXT', value: 'S' }
    show(product)
    const pill = screen.getByRole('radio', { name: 'Petite' }).closest('label')
    expect(
      within(pill as HTMLElement)
        .getByText('S')
        .getAttribute('aria-hidden'),
    ).toBe('true')
  })

  test('shows it on packs, too', () => {
    const product = configurable({ poids: ['2 kg'] }, [{ options: { poids: '2 kg' }, price: 20 }], ['poids'])
    for (const option of product.options) for (const value of option.values) value.swatch = { type: 'TEXT', value: 'S' }
    show(product)
    const tile = screen.getByRole('radio', { name: /^2 kg/ }).closest('label')
    expect(within(tile as HTMLElement).getByText('S')).toBeTruthy()
  })

  test('changes the picture by its thumbnail, and back to the choice’s own with a new choice', async () => {
    const product = configurable({ couleur: ['rouge', 'bleu'] }, [
      { options: { couleur: 'rouge' }, imageUrl: 'rouge.jpg' },
      { options: { couleur: 'bleu' }, imageUrl: 'bleu.jpg' },
    ])
    product.gallery = ['front.jpg', 'rouge.jpg', 'bleu.jpg'].map((url) => ({ url, label: url, video: null }))
    const { user } = show(product)
    const shown = () => screen.getByRole('button', { name: /^Voir la photo/, current: true }).getAttribute('aria-label')
    expect(shown()).toBe('Voir la photo 1 sur 3')
    await user.click(screen.getByRole('button', { name: 'Voir la photo 3 sur 3' }))
    expect(shown()).toBe('Voir la photo 3 sur 3')
    await user.click(screen.getByRole('radio', { name: 'rouge' }))
    expect(shown()).toBe('Voir la photo 2 sur 3')
  })

  describe('with a video among its pictures', () => {
    const NONE = { provider: null, video: null, hash: null, start: null, file: null, href: null }
    const VIDEO = { ...NONE, title: 'Au pré', provider: 'vimeo', video: '123456' }
    const withVideo = (video: ProductPageFragment['gallery'][number]['video']) => {
      const gallery = ['front.jpg', 'video.jpg', 'dos.jpg'].map((url) => ({ url, label: url, video: null }))
      return show({ ...page(), gallery: gallery.map((one) => (one.url === 'video.jpg' ? { ...one, video } : one)) })
    }
    const watch = 'Voir la vidéo, 2 sur 3'
    const player = () => document.querySelector('iframe, video')

    test('plays it in its place, once the shopper agreed, and not any longer than its picture shows', async () => {
      const { user } = withVideo(VIDEO)
      await user.click(screen.getByRole('button', { name: watch }))
      expect(screen.getAllByRole('button', { name: /Agrandir/ })).toHaveLength(2)
      const play = await screen.findByRole('button', { name: /^Lire la vidéo\s: Au pré/ })
      expect(player()).toBeNull()
      play.focus()
      await user.keyboard('{Enter}')
      expect(await screen.findByText(/Cette vidéo vient de Vimeo/)).toBeTruthy()
      expect(player()).toBeNull()
      await user.keyboard('{Enter}')
      expect(player()?.getAttribute('src')).toBe('https://player.vimeo.com/video/123456?autoplay=1&dnt=1')
      expect(document.activeElement).toBe(player())

      await user.click(screen.getByRole('button', { name: 'Voir la photo 1 sur 3' }))
      expect(player()).toBeNull()
      await user.click(screen.getByRole('button', { name: watch }))
      expect(await screen.findByRole('button', { name: /^Lire la vidéo\s: Au pré/ })).toBeTruthy()
    })

    test('leaves it out of the closer look', async () => {
      const { user } = withVideo(VIDEO)
      await user.click(screen.getByRole('button', { name: /^front.jpg Agrandir/ }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText('1 sur 2')).toBeTruthy()
      await user.click(dialog.getByRole('button', { name: 'Photo suivante' }))
      expect(dialog.getByText('2 sur 2')).toBeTruthy()
      expect(dialog.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['front.jpg', 'dos.jpg'])
    })

    test('links to where it can be seen, where the shop cannot show it', async () => {
      const { user } = withVideo({
        ...NONE,
        title: 'Au pré',
        provider: 'youtube',
        href: 'https://www.youtube.com/watch?v=x',
      })
      await user.click(screen.getByRole('button', { name: watch }))
      const link = await screen.findByRole('link', { name: /^Lire la vidéo\s: Au pré ?Sur YouTube/ })
      expect(link.getAttribute('target')).toBe('_blank')
    })
  })
})
