import { useState } from 'react'
import { type Fragments, rules, takeFocus, ui, useTranslate } from 'musette/web'
import { MAX_MONTHS, MAX_WEIGHT, type Pet } from '../pet.ts'
import { type FeedingGuide, type Ration, rationOf } from '../ration.ts'
import { deviceNow, keepDevice } from './device-pets.ts'
import { guideOf } from './guide.ts'
import type { GuideFragment } from './pet.generated.ts'
import styles from './Ration.module.css'
import { petFor, usePets } from './use-pets.ts'
import { priceOf, useNameOf, useRationTexts } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

export type RationOnPageProps = {
  guide: GuideFragment
  /** Null while no format is chosen. */
  pack: { netGrams: number; prices: Fragments.ProductCardFragment['prices'] } | null
  /** Whether the shopper asked to type in a weight. */
  isTyped: boolean
}

const OTHER = 'other'

/** The ration for a pet of the shopper, or for a typed weight. */
export default function RationOnPage({ guide: given, pack, isTyped }: RationOnPageProps) {
  const t = useTranslate()
  const nameOf = useNameOf()
  const today = useToday()
  const guide = guideOf(given)
  const own = usePets()
  const [isOther, setOther] = useState(false)
  const pet = petFor(own, guide.animal)
  if (isTyped || isOther) return <TypedRation guide={guide} pack={pack} />
  if (!pet) return own.pets.length > 0 && <TypedLink onOpen={() => setOther(true)} />
  const choose = (id: string) => {
    if (id === OTHER) setOther(true)
    else keepDevice({ ...deviceNow(), chosen: id })
  }
  return (
    <>
      <ui.SelectField label={t('pet.for')} labelHidden value={pet.id} onChange={(event) => choose(event.target.value)}>
        {own.pets
          .filter(({ animal }) => animal === guide.animal)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {t('pet.forName', { name: nameOf(one) })}
            </option>
          ))}
        <option value={OTHER}>{t('pet.other')}</option>
      </ui.SelectField>
      <RationText ration={rationOf(guide, pet, today)} pack={pack} />
    </>
  )
}

/** A link to type a weight, if the shopper's pets are other animals. */
function TypedLink({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate()
  return (
    <ui.Button variant="secondary" size="small" onClick={onOpen}>
      {t('pet.calculateHere')}
    </ui.Button>
  )
}

type RationTextProps = Pick<RationOnPageProps, 'pack'> & { ration: Ration; isLast?: boolean }

function RationText({ ration, pack, isLast = false }: RationTextProps) {
  const t = useTranslate()
  const { gramsADay, packText, reasonText } = useRationTexts()
  return (
    <output className={styles.result}>
      {ration.kind === 'ration' ? (
        <>
          <strong>{gramsADay(ration)}</strong>
          {' · '}
          {pack ? packText({ netGrams: pack.netGrams, price: priceOf(pack.prices) }, ration) : t('pet.chooseFormat')}
        </>
      ) : (
        <>
          {reasonText(ration)}
          {ration.kind !== 'unknown' ? (
            <>
              {' '}
              <ui.Link href="/contact">{t('shell.menu.contact')}</ui.Link>
            </>
          ) : (
            !isLast && (
              <>
                {' '}
                <ui.Link href="/mes-animaux">{t('pet.complete')}</ui.Link>
              </>
            )
          )}
        </>
      )}
    </output>
  )
}

/** The ration for a typed weight, which is not stored; a link leads to the profiles, which are. */
function TypedRation({ guide, pack }: { guide: FeedingGuide; pack: RationOnPageProps['pack'] }) {
  const t = useTranslate()
  const today = useToday()
  const [weight, setWeight] = useState('')
  const [age, setAge] = useState('')
  const asksAge = guide.columns.some((column) => column.age && (column.age[1] ?? Infinity) < Infinity)
  const typed = rules.typedNumber(weight)
  const isWrong = weight !== '' && (typed === null || typed <= 0 || typed > MAX_WEIGHT)
  const ration =
    typed !== null && !isWrong ? rationOf(guide, eaterOf(guide, typed, rules.typedNumber(age), today), today) : null
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.typed}>
      <div className={styles.fields}>
        <ui.TextField
          label={t(guide.weight === 'adult' ? 'pet.field.adultWeight' : 'pet.field.weight')}
          inputMode="decimal"
          autoComplete="off"
          value={weight}
          error={isWrong && t('pet.field.wrong')}
          onChange={(event) => setWeight(event.target.value)}
        />
        {asksAge && (
          <ui.TextField
            label={t('pet.field.months')}
            inputMode="numeric"
            autoComplete="off"
            value={age}
            onChange={(event) => setAge(event.target.value)}
          />
        )}
      </div>
      {ration && <RationText ration={ration} pack={pack} isLast />}
      <p className={styles.keep}>
        <ui.Link href="/mes-animaux">{t('pet.keep')}</ui.Link>
      </p>
    </div>
  )
}

/** Returns the described animal, with a birth date calculated from its age. */
function eaterOf(
  { animal, columns }: FeedingGuide,
  weight: number,
  months: number | null,
  today: Date,
): Parameters<typeof rationOf>[1] {
  const isForYoung = columns.some(({ age }) => age && (age[1] ?? Infinity) < Infinity)
  return {
    animal,
    stage: isForYoung ? 'young' : 'adult',
    bornOn: months === null ? null : dayBefore(months, today),
    weight,
    adultWeight: weight,
    activity: null,
    isNeutered: null,
  } satisfies Omit<Pet, 'id' | 'name' | 'size' | 'needs'>
}

function dayBefore(months: number, now: Date): string {
  const before = Math.floor(Math.min(months, MAX_MONTHS + 1))
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1)).toISOString().slice(0, 10)
}
