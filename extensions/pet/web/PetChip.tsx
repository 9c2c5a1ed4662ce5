import { useEffect, useRef } from 'react'
import { fieldsOf, type SlotProps, ui, useNavigate, useTranslate } from 'musette/web'
import { type Pet, stageOf } from '../pet.ts'
import { deviceNow, keepDevice } from './device-pets.ts'
import type { PetFacetsOfListFragment } from './pet.generated.ts'
import styles from './Places.module.css'
import { usePets } from './use-pets.ts'
import { useNameOf } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

type List = SlotProps['ProductListEnd']
type Filter = { code: string; trait: Trait; value: string }
type Trait = Pet['animal'] | Pet['stage'] | NonNullable<Pet['size']> | Pet['needs'][number]

/**
 * A link that filters the list for a pet, with ordinary facet parameters, so that pages and caches stay the same for all. It sticks to the bottom of
 * the window and causes no layout shift. Once taken, the choice holds for other categories, too.
 */
export default function PetChip(list: List) {
  const today = useToday()
  const { pets, chosen } = usePets()
  const offers = pets.flatMap((pet) => {
    const filters = filtersFor(pet, list.layer, today)
    return filters.length > 0 ? [{ pet, filters }] : []
  })
  const offer = offers.find(({ pet }) => pet.id === chosen) ?? offers[0]
  if (!offer) return null
  const isOn = offer.filters.every(({ code, value }) => list.parameters.filters.get(code)?.includes(value))
  const href = list.hrefOf(changed(list.parameters, offer.filters, !isOn))
  return <Chip {...offer} list={list} isOn={isOn} href={href} />
}

type ChipProps = { pet: Pet; filters: readonly Filter[]; list: List; isOn: boolean; href: string }

function Chip({ pet, filters, list, isOn, href }: ChipProps) {
  const t = useTranslate()
  const nameOf = useNameOf()
  useChoice({ pet, list, isOn, href })
  const wordOf = (trait: Trait) =>
    trait === 'young' ? t(`pet.stageOf.${pet.animal}.young`).toLocaleLowerCase() : t(`pet.trait.${trait}`)
  const traits = [...new Set(filters.map(({ trait }) => trait))].map(wordOf).join(', ')
  return (
    <p className={styles.chip}>
      <ui.Link href={href} variant="primary" size="small" preload={false} rel="nofollow">
        {!isOn && <ui.Icon name="filter" />}
        {t(isOn ? 'pet.list.off' : 'pet.list.on', { name: nameOf(pet), traits })}
        {isOn && <ui.Icon name="close" />}
      </ui.Link>
    </p>
  )
}

/**
 * Remembers whether the shopper narrows or widens a list, and opens the next category like that. A search shows all that it finds, and a list that the
 * browser itself has loaded does not change under the shopper's eyes.
 */
function useChoice({ pet, list, isOn, href }: Omit<ChipProps, 'filters'>) {
  const navigate = useNavigate()
  const before = useRef<{ path: string; isOn: boolean }>(undefined)
  const { parameters } = list
  const plain = list.hrefOf({ ...parameters, filters: new Map(), minPrice: undefined, maxPrice: undefined, page: 1 })
  const [path = ''] = plain.split('?')
  const isWhole = list.hrefOf(parameters) === plain && !path.startsWith('/search/')
  useEffect(() => {
    const { current } = before
    before.current = { path, isOn }
    if (current?.path !== path) {
      const [loaded] = performance.getEntriesByType('navigation')
      if (isWhole && loaded?.name !== location.href && deviceNow().narrows) navigate(href, { replace: true })
    } else if (current.isOn !== isOn) {
      keepDevice({ ...deviceNow(), chosen: pet.id, narrows: isOn })
    }
  }, [path, isOn, isWhole, href, navigate, pet.id])
}

/** Returns the filters of the list that match the pet; none if all goods are for another animal. */
function filtersFor(pet: Pet, layer: List['layer'], today: Date): Filter[] {
  const { dynamicFacets } = layer
  const { petFacets: known } = fieldsOf<PetFacetsOfListFragment>(layer)
  const traits: readonly (Trait | null)[] = [pet.animal, stageOf(pet, today), pet.size, ...pet.needs]
  const isForOthers = known.some(({ code, trait, values }) => {
    const facet = dynamicFacets.find((one) => one.code === code)
    return facet && trait === pet.animal && !facet.buckets.some(({ value }) => values.includes(value))
  })
  if (isForOthers) return []
  return known.flatMap(({ code, trait, values }) => {
    const wanted = traits.find((one) => one === trait)
    const buckets = dynamicFacets.find((one) => one.code === code)?.buckets ?? []
    if (!wanted) return []
    // A facet with one value filters nothing.
    const offered = buckets.filter(
      ({ value, docCount, isActive }) => values.includes(value) && (docCount > 0 || isActive),
    )
    return buckets.length > 1 ? offered.map(({ value }) => ({ code, trait: wanted, value })) : []
  })
}

function changed(parameters: List['parameters'], filters: readonly Filter[], isOn: boolean): List['parameters'] {
  const all = new Map(parameters.filters)
  for (const { code, value } of filters) {
    const others = (all.get(code) ?? []).filter((one) => one !== value)
    const values = isOn ? [...others, value] : others
    if (values.length > 0) all.set(code, values)
    else all.delete(code)
  }
  return { ...parameters, filters: all, page: 1 }
}
