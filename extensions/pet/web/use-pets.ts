import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { customers, operationQuery, site } from 'musette/web'
import { type Animal, type Pet, petsOfText } from '../pet.ts'
import { deviceNow, keepDevice, useDevice } from './device-pets.ts'
import { PetProfiles } from './pet.generated.ts'

const profilesQuery = operationQuery(PetProfiles, {})

/** By customer: in an open tab, the response for one must not become the pets of another who signs in. */
export const profilesOf = (customer: string | null) => ({
  ...profilesQuery,
  queryKey: [...profilesQuery.queryKey, customer],
})

type Pets = {
  pets: readonly Pet[]
  /** The pet that was chosen last. */
  chosen: string | null
  /** Whether the customer's store has them. */
  isInStore: boolean
  isLoading: boolean
}

/**
 * Returns the shopper's pets. A customer's profiles are read from the store to the device once (each time with `refreshes`), and removed when the
 * customer signs out. A guest's profiles stay on the device until the shopper moves them to the account.
 */
export function usePets({ refreshes = false } = {}): Pets {
  const device = useDevice()
  const hasStore = site.useFeature('petProfiles')
  const { data: me } = customers.useVisitor()
  const id = me?.id ?? null
  const isOwn = id !== null && device.owner === id
  const isGuests = device.owner === null && device.pets.length > 0
  const mustRead = hasStore && id !== null && !isGuests && (refreshes || !isOwn)
  const { data, isLoading } = useQuery({
    ...profilesOf(id),
    enabled: mustRead,
    ...(refreshes && { staleTime: 0 }),
  })
  const profiles = mustRead ? data?.petProfiles : undefined

  useEffect(() => {
    if (typeof profiles === 'string' && id !== null)
      keepDevice({ ...deviceNow(), owner: id, pets: petsOfText(profiles) })
  }, [profiles, id])
  useEffect(() => {
    const { owner } = deviceNow()
    if (me && owner !== null && owner !== id) keepDevice({ owner: null, chosen: null, narrows: false, pets: [] })
  }, [me, id])

  return { pets: device.pets, chosen: device.chosen, isInStore: isOwn, isLoading: mustRead && isLoading }
}

/** Returns which of the pets a feed is for: the one that was chosen last, if it is such an animal. */
export function petFor({ pets, chosen }: Pick<Pets, 'pets' | 'chosen'>, animal: Animal): Pet | undefined {
  const fitting = pets.filter((pet) => pet.animal === animal)
  return fitting.find(({ id }) => id === chosen) ?? fitting[0]
}
