import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { listQueryString } from '../../../../schema/product-list-parameters.ts'
import { ownName } from '../../../../web/site/site.ts'
import { layer, page } from '../../../../tests/web/catalog/products.ts'
import { offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { asCamille } from '../../../../tests/web/wishlist/lists.ts'
import type { Pet } from '../../pet.ts'
import { PackDaysPlace, PetChipPlace } from '../../web/places.ts'
import PetsScreen from '../../web/PetsScreen.tsx'
import RationOnPage from '../../web/RationOnPage.tsx'
import { usePets } from '../../web/use-pets.ts'

const KEY = ownName('pets')
const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { pets?: Partial<Pet>[] }).pets

const MOKA: Pet = {
  id: 'moka',
  name: 'Moka',
  animal: 'dog',
  stage: 'young',
  size: 'large',
  bornOn: null,
  weight: 20,
  adultWeight: null,
  activity: null,
  isNeutered: null,
  needs: [],
}
const keep = (...pets: Pet[]) => localStorage.setItem(KEY, JSON.stringify({ owner: null, chosen: null, pets }))

beforeEach(() => localStorage.clear())

describe('profiles on the device', () => {
  test('are usable with three taps, say where they are, and are erased', async () => {
    const { user } = renderInShop(<PetsScreen />, offering(), '/mes-animaux')
    await user.click(await screen.findByRole('radio', { name: 'Chien' }))
    await user.click(screen.getByRole('radio', { name: 'Grande' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('heading', { name: 'Mon chien' })).toBeTruthy()
    expect(kept()).toMatchObject([{ animal: 'dog', stage: 'adult', size: 'large', weight: null }])
    expect(screen.getByText('Ces profils restent sur cet appareil.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enregistrer dans mon compte' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }))
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(await screen.findByRole('radio', { name: 'Chien' })).toBeTruthy()
  })

  test('are not saved without an animal or with a weight that is none, and say so at the field', async () => {
    const { user } = renderInShop(<PetsScreen />, offering(), '/mes-animaux')
    await user.type(await screen.findByLabelText('Son poids en kg'), 'lourd')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(screen.getByText('Choisissez un animal.')).toBeTruthy()
    expect(screen.getByText(/Indiquez un poids en kilogrammes/)).toBeTruthy()
    expect(kept()).toBeUndefined()
  })

  test.each([
    ['2026-12-01', true],
    ['2026-12-02', false],
  ])('of an animal born on %s are saved shortly after midnight in Paris: %s', async (day, isSaved) => {
    vi.stubEnv('TZ', 'Europe/Paris')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') })
    onTestFinished(() => void vi.unstubAllEnvs())
    onTestFinished(() => void vi.useRealTimers())
    const { user } = renderInShop(<PetsScreen />, offering(), '/mes-animaux')
    await user.click(await screen.findByRole('radio', { name: 'Chien' }))
    await user.click(screen.getByRole('radio', { name: 'Grande' }))
    fireEvent.change(screen.getByLabelText('Sa date de naissance'), { target: { value: day } })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(kept() !== undefined).toBe(isSaved)
  })

  test('are changed one by one', async () => {
    keep(MOKA, { ...MOKA, id: 'rex', name: 'Rex' })
    const { user } = renderInShop(<PetsScreen />, offering(), '/mes-animaux')
    await user.click(await screen.findByRole('button', { name: 'Modifier Rex' }))
    const weight = screen.getByLabelText('Son poids en kg')
    await user.clear(weight)
    await user.type(weight, '31,5')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByRole('heading', { name: 'Rex' })
    expect(kept()?.map(({ weight: kilograms }) => kilograms)).toEqual([20, 31.5])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 animaux' }))
    await user.click(screen.getByRole('button', { name: 'Retirer Moka' }))
    expect(screen.queryByRole('heading', { name: 'Moka' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 animal' }))
    await user.click(screen.getByRole('button', { name: 'Retirer Rex' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Votre animal' }))
  })
})

test('a weight beyond the table of a feed leads to somebody to ask', async () => {
  const guide = {
    animal: 'DOG' as const,
    isByAdultWeight: false,
    columns: [{ fromMonths: null, toMonths: null, activity: null, isNeutered: null }],
    rows: [
      { kilograms: 5, grams: [[75]] },
      { kilograms: 50, grams: [[440]] },
    ],
  }
  const { user } = renderInShop(<RationOnPage guide={guide} pack={null} isTyped />)
  await user.type(await screen.findByLabelText('Son poids en kg'), '95')
  const result = screen.getByText(/À plus de 50/)
  expect(within(result).getByRole('link').getAttribute('href')).toBe('/contact')
})

test('an age beyond all calendars leads to somebody to ask, too', async () => {
  const guide = {
    animal: 'DOG' as const,
    isByAdultWeight: false,
    columns: [{ fromMonths: 2, toMonths: 12, activity: null, isNeutered: null }],
    rows: [{ kilograms: 5, grams: [[75]] }],
  }
  const { user } = renderInShop(<RationOnPage guide={guide} pack={null} isTyped />)
  await user.type(await screen.findByLabelText('Son poids en kg'), '5')
  await user.type(screen.getByLabelText('Son âge en mois'), '9999999999')
  expect(screen.getByText(/À plus de 12/)).toBeTruthy()
})

test('pets of a customer never become those of another who signs in', async () => {
  let who = 'camille'
  const Names = () => <p>{usePets().pets.map(({ name }) => name)}</p>
  const { queryClient } = renderInShop(<Names />, {
    ...offering('petProfiles'),
    ...asCamille,
    Me: () => ({ me: { ...asCamille.Me().me, id: who } }),
    PetProfiles: () => ({ petProfiles: JSON.stringify([{ ...MOKA, name: `Animal de ${who}` }]) }),
  })
  await screen.findByText('Animal de camille')
  who = 'noe'
  await act(() => queryClient.invalidateQueries({ queryKey: ['Me'] }))
  await screen.findByText('Animal de noe')
  expect(kept()?.map(({ name }) => name)).toEqual(['Animal de noe'])
})

describe('the page of a customer’s pets, opened again,', () => {
  const rex = { ...MOKA, id: 'rex', name: 'Rex' }
  /** The store has two pets. `readAgain` is the response to each reading but the first ones. */
  function opened(readAgain: (stored: string) => object | Promise<object>, firstReads = 1) {
    let stored = JSON.stringify([MOKA, rex])
    let reads = 0
    const Page = () => {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          <button onClick={() => setOpen(!isOpen)}>Autre page</button>
          {isOpen && <PetsScreen />}
        </>
      )
    }
    return renderInShop(<Page />, {
      ...offering('petProfiles'),
      ...asCamille,
      PetProfiles: () => (reads++ < firstReads ? { petProfiles: stored } : readAgain(stored)),
      SavePetProfiles: ({ profiles }: { profiles: string }) => {
        stored = profiles
        return { savePetProfiles: { success: true, errorMessage: null } }
      },
    })
  }

  test('has what was saved, before the store has responded', async () => {
    // Before a change, the page reads what the store has.
    const { user } = opened(() => new Promise(() => {}), 2)
    await user.click(await screen.findByRole('button', { name: 'Retirer Rex' }))
    await screen.findByRole('heading', { name: '1 animal' })
    const other = screen.getByRole('button', { name: 'Autre page' })
    await user.click(other)
    await user.click(other)
    expect(await screen.findByRole('heading', { name: '1 animal' })).toBeTruthy()
    expect(kept()?.map(({ name }) => name)).toEqual(['Moka'])
  })

  test('keeps what another device has saved since, when one is changed', async () => {
    const { user } = opened(() => ({ petProfiles: JSON.stringify([MOKA, rex, { ...MOKA, id: 'noe', name: 'Noé' }]) }))
    await user.click(await screen.findByRole('button', { name: 'Retirer Rex' }))
    await screen.findByRole('button', { name: 'Retirer Noé' })
    expect(kept()?.map(({ name }) => name)).toEqual(['Moka', 'Noé'])
  })

  test('adds the pets of the device to those that the account has', async () => {
    keep(MOKA)
    const saved: string[] = []
    const { user } = renderInShop(<PetsScreen />, {
      ...offering('petProfiles'),
      ...asCamille,
      PetProfiles: () => ({ petProfiles: JSON.stringify([rex]) }),
      SavePetProfiles: ({ profiles }: { profiles: string }) => {
        saved.push(profiles)
        return { savePetProfiles: { success: true, errorMessage: null } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Enregistrer dans mon compte' }))
    expect(await screen.findByRole('button', { name: 'Retirer Rex' })).toBeTruthy()
    expect(saved).toEqual([JSON.stringify([rex, MOKA])])
  })

  test('has what was saved on another device meanwhile', async () => {
    const { user } = opened(() => ({ petProfiles: JSON.stringify([MOKA, rex, { ...MOKA, id: 'noe', name: 'Noé' }]) }))
    await screen.findByRole('heading', { name: '2 animaux' })
    const other = screen.getByRole('button', { name: 'Autre page' })
    await user.click(other)
    await user.click(other)
    expect(await screen.findByRole('heading', { name: '3 animaux' })).toBeTruthy()
  })
})

test('the tile of a pack says how many days it lasts for the pet, and nothing without one', async () => {
  const feedingGuide = {
    animal: 'DOG',
    isByAdultWeight: false,
    columns: [{ fromMonths: null, toMonths: null, activity: null, isNeutered: null }],
    rows: [{ kilograms: 20, grams: [[400]] }],
  }
  const configurations = ['petit', 'grand'].map((sku) => ({ product: { ...page({ sku }), netGrams: 12_000 } }))
  const product = Object.assign(page({}), { feedingGuide, netGrams: null, configurations })
  const tile = <PackDaysPlace product={product as never} variant={configurations[1]?.product as never} />
  const { container } = renderInShop(tile)
  expect(container.textContent).toBe('')
  cleanup()
  keep(MOKA)
  renderInShop(tile)
  expect(await screen.findByText('30 jours')).toBeTruthy()
})

describe('a list', () => {
  const facet = (code: string, ...values: string[]) => ({
    code,
    label: code,
    buckets: values.map((value) => ({ value, label: value, docCount: 3, isActive: false })),
  })
  const petFacets = [
    { code: 'espece', trait: 'dog', values: ['Chien'] },
    { code: 'age', trait: 'young', values: ['Chiot', 'Chaton'] },
    { code: 'taille', trait: 'large', values: ['Grande'] },
  ]
  const parameters: ListParameters = { page: 2, pageLength: 16, filters: new Map([['marque', ['Musette']]]) }
  type Facets = ReturnType<typeof facet>[]
  const listOf = (facets: Facets, state = parameters, path = '/chiens.html') => (
    <PetChipPlace
      layer={Object.assign(layer({ dynamicFacets: facets }), { petFacets })}
      parameters={state}
      hrefOf={(other) => path + listQueryString(other, [16])}
    />
  )
  const show = (facets: Facets, filters = parameters.filters) =>
    renderInShop(listOf(facets, { ...parameters, filters }), {}, '/chiens.html')

  test('offers what is for the pet, as a link with parameters of facets, and another that removes them', async () => {
    keep(MOKA)
    const facets = [
      facet('age', 'Chiot', 'Adulte'),
      facet('taille', 'Petite', 'Grande'),
      facet('espece', 'Chien', 'Chat'),
    ]
    show(facets)
    const link = await screen.findByRole('link', { name: /^Pour Moka.: chien, chiot, grande taille$/ })
    const wanted = new URL(link.getAttribute('href') ?? '', 'https://shop.example').searchParams
    expect(Object.fromEntries(wanted)).toEqual({ marque: 'Musette', espece: 'Chien', age: 'Chiot', taille: 'Grande' })
    cleanup()
    show(facets, new Map([...parameters.filters, ['age', ['Chiot']], ['taille', ['Grande']], ['espece', ['Chien']]]))
    const off = await screen.findByRole('link', { name: /, retirer$/ })
    expect(off.getAttribute('href')).toBe('/chiens.html?marque=Musette')
  })

  describe('opened after another one', () => {
    const facets = [facet('age', 'Chiot', 'Adulte')]
    const whole: ListParameters = { ...parameters, page: 1, filters: new Map() }
    const narrowed: ListParameters = { ...whole, filters: new Map([['age', ['Chiot']]]) }

    /** Shows one list after the other in the same place. */
    async function showAll(first: [ListParameters, string], ...others: [state: ListParameters, path: string][]) {
      let show: (list: [ListParameters, string]) => void = () => {}
      function Lists() {
        const [[state, path], setList] = useState(first)
        show = setList
        return listOf(facets, state, path)
      }
      renderInShop(<Lists />)
      await screen.findByRole('link', { name: /^Pour Moka/ })
      for (const list of others) act(() => show(list))
    }

    test.each([
      ['that was narrowed, is narrowed', [narrowed, whole], '/chats.html', '/chats.html?age=Chiot'],
      ['that was widened, is whole', [narrowed, whole, whole], '/chats.html', '/'],
      ['that was narrowed, keeps its own filters', [narrowed, parameters], '/chats.html', '/'],
      ['that was narrowed, shows all that a search finds', [narrowed, whole], '/search/jouet', '/'],
    ])('%s', async (_, states, path, expected) => {
      keep(MOKA)
      const last = states.length - 1
      const lists = states.map((state, at): [ListParameters, string] => [state, at === last ? path : '/chiens.html'])
      await showAll([whole, '/chiens.html'], ...lists)
      expect(window.location.pathname + window.location.search).toBe(expected)
    })
  })

  test('of goods for another animal offers nothing, nor does one without such facets', async () => {
    keep(MOKA)
    const { container } = show([facet('espece', 'Chat', 'Cheval'), facet('age', 'Chiot', 'Adulte')])
    show([facet('age', 'Chiot', 'Adulte')])
    await screen.findByRole('link', { name: /^Pour Moka/ })
    expect(within(container).queryByRole('link')).toBeNull()
  })

  test('offers nothing where there is no pet', () => {
    const { container } = show([facet('age', 'Chiot', 'Adulte')])
    expect(container.textContent).toBe('')
  })
})
