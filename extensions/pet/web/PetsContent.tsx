import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { customers, site, takeFocus, ui, useExecute, useHydrated, useTranslate } from 'musette/web'
import { MAX_PETS, type Pet, petsOfText, stageOf } from '../pet.ts'
import { deviceNow, keepDevice } from './device-pets.ts'
import { SavePetProfiles } from './pet.generated.ts'
import { PetForm } from './PetForm.tsx'
import styles from './Pets.module.css'
import { profilesOf, usePets } from './use-pets.ts'
import { useNameOf, useRationTexts } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

/** The title, and the profiles of the shopper's pets. */
export function PetsContent() {
  const t = useTranslate()
  const isHydrated = useHydrated()
  return (
    <>
      <ui.PageHead title={t('pet.title')} description={t('pet.lead')} robots="noindex" />
      <h1>{t('pet.title')}</h1>
      <p className={styles.lead}>{t('pet.lead')}</p>
      <div className={styles.content}>{isHydrated ? <Pets /> : <Loading />}</div>
    </>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <div className={styles.loading}>
      <noscript>
        <p>{t('pet.needsScript')}</p>
      </noscript>
      <ui.VisuallyHidden>
        <output>{t('ui.loading')}</output>
      </ui.VisuallyHidden>
      <ui.Skeleton shape="control" lines={4} />
    </div>
  )
}

type Edited = { pet: Pet | null }

function Pets() {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const head = useRef<HTMLHeadingElement>(null)
  const save = useSave()
  const { pets, isInStore, isLoading } = usePets({ refreshes: true })
  const [edited, setEdited] = useState<Edited | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [changes, setChanges] = useState(0)
  // The pressed button is gone, and with the last pet also the list.
  useEffect(() => {
    if (changes > 0) head.current?.focus()
  }, [changes])
  if (isLoading) return <Loading />

  const change = async (apply: Change, text: string) => {
    setFailure(null)
    const found = await save(apply, isInStore)
    if (found) return setFailure(found)
    announce(text)
    setChanges(changes + 1)
  }
  const keep = async (pet: Pet) => {
    const found = await save((known) => {
      const isNew = !known.some(({ id }) => id === pet.id)
      return isNew ? [...known, pet] : known.map((one) => (one.id === pet.id ? pet : one))
    }, isInStore)
    if (found) return found
    keepDevice({ ...deviceNow(), chosen: pet.id })
    setFailure(null)
    setEdited(null)
    announce(t('pet.saved'))
    setChanges(changes + 1)
    return null
  }
  if (edited || pets.length === 0) {
    return (
      <PetForm
        pet={edited?.pet ?? null}
        title={edited ? takeFocus : head}
        onSave={keep}
        onCancel={pets.length > 0 ? () => setEdited(null) : undefined}
      />
    )
  }
  return (
    <>
      <h2 ref={head} tabIndex={-1} className={styles.listTitle}>
        {t('pet.count', { count: pets.length })}
      </h2>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <ul className={styles.list}>
        {pets.map((pet) => (
          <PetCard
            key={pet.id}
            pet={pet}
            onEdit={() => setEdited({ pet })}
            onRemove={() => void change((known) => known.filter(({ id }) => id !== pet.id), t('pet.removed'))}
          />
        ))}
      </ul>
      {pets.length < MAX_PETS && <ui.Button onClick={() => setEdited({ pet: null })}>{t('pet.add')}</ui.Button>}
      <Place pets={pets} isInStore={isInStore} onErase={() => void change(() => [], t('pet.erased'))} />
    </>
  )
}

type PetCardProps = { pet: Pet; onEdit: () => void; onRemove: () => void }

function PetCard({ pet, onEdit, onRemove }: PetCardProps) {
  const t = useTranslate()
  const nameOf = useNameOf()
  const { kilograms } = useRationTexts()
  const today = useToday()
  const name = nameOf(pet)
  const facts = [
    t(`pet.animal.${pet.animal}`),
    t(`pet.stageOf.${pet.animal}.${stageOf(pet, today)}`),
    ...(pet.size ? [t(`pet.trait.${pet.size}`)] : []),
    ...(pet.weight ? [kilograms(pet.weight)] : []),
    ...pet.needs.map((need) => t(`pet.trait.${need}`)),
  ]
  return (
    <li className={styles.card}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {!pet.weight && <p className={styles.facts}>{t('pet.addWeight')}</p>}
      </div>
      <div className={styles.actions}>
        <ui.Button variant="secondary" size="small" onClick={onEdit}>
          {t('pet.edit')}
          <ui.VisuallyHidden> {name}</ui.VisuallyHidden>
        </ui.Button>
        <ui.Button variant="quiet" size="small" onClick={onRemove}>
          {t('pet.remove')}
          <ui.VisuallyHidden> {name}</ui.VisuallyHidden>
        </ui.Button>
      </div>
    </li>
  )
}

type PlaceProps = { pets: readonly Pet[]; isInStore: boolean; onErase: () => void }

/** Where the profiles are stored, and actions for all of them. */
function Place({ pets, isInStore, onErase }: PlaceProps) {
  const t = useTranslate()
  const save = useSave()
  const hasStore = site.useFeature('petProfiles')
  const { data: me } = customers.useVisitor()
  const [failure, setFailure] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  const toAccount = async () => {
    setFailure(null)
    setBusy(true)
    const isKnown = (pet: Pet, known: readonly Pet[]) => known.some(({ id }) => id === pet.id)
    setFailure(await save((known) => [...known, ...pets.filter((pet) => !isKnown(pet, known))], true))
    setBusy(false)
  }
  return (
    <section className={styles.place}>
      <p>{t(isInStore ? 'pet.inAccount' : 'pet.onDevice')}</p>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <div className={styles.actions}>
        {!isInStore && hasStore && me?.id && (
          <ui.Button variant="secondary" size="small" busy={isBusy} onClick={() => void toAccount()}>
            {t('pet.toAccount')}
          </ui.Button>
        )}
        <ui.Button variant="quiet" size="small" onClick={() => download(pets)}>
          {t('pet.export')}
        </ui.Button>
        <ui.Button variant="quiet" size="small" onClick={onErase}>
          {t('pet.erase')}
        </ui.Button>
      </div>
    </section>
  )
}

/** Returns all profiles after a change. */
type Change = (known: readonly Pet[]) => readonly Pet[]

/**
 * Returns a function that changes the profiles on the device and, for a customer, in a store with the attribute. There it begins with what the store
 * has now, because another device may have saved others. It resolves to an error message, or null.
 */
function useSave(): (change: Change, isInStore: boolean) => Promise<ReactNode> {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const { data: me } = customers.useVisitor()
  return async (change, isInStore) => {
    const owner = isInStore ? (me?.id ?? null) : null
    let pets = change(deviceNow().pets)
    if (owner !== null) {
      try {
        const { petProfiles: known } = await queryClient.fetchQuery({ ...profilesOf(owner), staleTime: 0 })
        pets = change(petsOfText(known))
        if (pets.length > MAX_PETS) return t('ui.refused')
        const petProfiles = JSON.stringify(pets)
        const { savePetProfiles: response } = await execute(SavePetProfiles, { profiles: petProfiles })
        if (!response.success) return response.errorMessage ?? t('ui.refused')
        // An older response would bring the former pets back, also to the device.
        const { queryKey } = profilesOf(owner)
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, { petProfiles })
      } catch (error) {
        return site.shownError(error, t('ui.refused'))
      }
    }
    return keepDevice({ ...deviceNow(), owner, pets }) ? null : t('pet.noStorage')
  }
}

function download(pets: readonly Pet[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(pets, null, 2)], { type: 'application/json' }))
  link.download = 'pets.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
