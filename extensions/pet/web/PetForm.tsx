import { type ReactNode, type Ref, useId, useState } from 'react'
import { rules, ui, useFormat, useTranslate } from 'musette/web'
import {
  ACTIVITIES,
  ANIMALS,
  type Animal,
  BREED_SIZES,
  MAX_NAME,
  MAX_WEIGHT,
  NEEDS,
  type Pet,
  petsIn,
  STAGES,
} from '../pet.ts'
import styles from './Pets.module.css'

type PetFormProps = {
  /** Null for a new one. */
  pet: Pet | null
  title: Ref<HTMLHeadingElement>
  /** Saves the pet. Resolves to an error message, or null. */
  onSave: (pet: Pet) => Promise<ReactNode>
  onCancel?: () => void
}

const YES_NO = ['yes', 'no'] as const

/** A profile is usable with three taps: animal, size or age, button. The rest is folded. */
export function PetForm({ pet, title, onSave, onCancel }: PetFormProps) {
  const t = useTranslate()
  const { typed } = useFormat()
  const shown = (weight: number | null | undefined) => (weight ? typed(weight) : '')
  const [animal, setAnimal] = useState<Animal | null>(pet?.animal ?? null)
  const { props, faults, failure, isBusy } = ui.useForm({
    check: (values) => ({
      animal: values['animal'] ? null : t('pet.field.animalMissing'),
      weight: weightFault(values['weight']),
      adultWeight: weightFault(values['adultWeight']),
      bornOn: isFuture(values['bornOn']) ? t('pet.field.future') : null,
    }),
    async send(values) {
      const failed = await onSave(petOf(pet?.id ?? crypto.randomUUID(), values))
      return { success: failed === null, errorMessage: failed }
    },
    onAccepted() {},
    refusal: t('ui.refused'),
  })
  const weightFault = (text: string | undefined) => (!text || weightIn(text) !== null ? null : t('pet.field.wrong'))
  return (
    <form {...props} className={styles.form}>
      <h2 ref={title} tabIndex={-1} className={styles.formTitle}>
        {t(pet ? 'pet.form.edit' : 'pet.form.new')}
      </h2>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <Choices
        legend={t('pet.field.animal')}
        name="animal"
        choices={ANIMALS.map((value) => ({ value, label: t(`pet.animal.${value}`) }))}
        chosen={pet?.animal}
        error={faults['animal']}
        onChange={(value) => setAnimal(ANIMALS.find((one) => one === value) ?? null)}
      />
      <Choices
        legend={t('pet.field.stage')}
        name="stage"
        choices={STAGES.map((value) => ({ value, label: t(`pet.stageOf.${animal ?? 'dog'}.${value}`) }))}
        chosen={pet?.stage ?? 'adult'}
      />
      {animal !== 'cat' && animal !== 'horse' && (
        <Choices
          legend={t('pet.field.size')}
          name="size"
          choices={BREED_SIZES.map((value) => ({ value, label: t(`pet.size.${value}`) }))}
          chosen={pet?.size}
        />
      )}
      <div className={styles.pair}>
        <ui.TextField
          label={t('pet.field.weight')}
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown(pet?.weight)}
          error={faults['weight']}
        />
        <ui.TextField
          label={t('pet.field.name')}
          name="name"
          maxLength={MAX_NAME}
          autoComplete="off"
          defaultValue={pet?.name}
        />
      </div>
      <details className={styles.more} open={Boolean(faults['adultWeight'] || faults['bornOn']) || undefined}>
        <summary>{t('pet.form.more')}</summary>
        <div className={styles.details}>
          <div className={styles.pair}>
            <ui.TextField
              label={t('pet.field.bornOn')}
              name="bornOn"
              type="date"
              defaultValue={pet?.bornOn ?? ''}
              error={faults['bornOn']}
            />
            <ui.TextField
              label={t('pet.field.adultWeight')}
              name="adultWeight"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={shown(pet?.adultWeight)}
              error={faults['adultWeight']}
            />
          </div>
          <Choices
            legend={t('pet.field.activity')}
            name="activity"
            choices={ACTIVITIES.map((value) => ({ value, label: t(`pet.activity.${value}`) }))}
            chosen={pet?.activity}
          />
          <Choices
            legend={t('pet.field.neutered')}
            name="neutered"
            choices={YES_NO.map((value) => ({ value, label: t(`pet.${value}`) }))}
            chosen={pet?.isNeutered == null ? null : pet.isNeutered ? 'yes' : 'no'}
          />
          <fieldset className={styles.needs}>
            <legend>{t('pet.field.needs')}</legend>
            {NEEDS.map((need) => (
              <ui.Checkbox
                key={need}
                name={`need-${need}`}
                label={t(`pet.need.${need}`)}
                defaultChecked={pet?.needs.includes(need)}
              />
            ))}
          </fieldset>
        </div>
      </details>
      <div className={styles.actions}>
        <ui.Button type="submit" busy={isBusy}>
          {t('pet.save')}
        </ui.Button>
        {onCancel && (
          <ui.Button variant="quiet" onClick={onCancel}>
            {t('pet.cancel')}
          </ui.Button>
        )}
      </div>
    </form>
  )
}

type ChoicesProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: ReactNode }[]
  chosen?: string | null
  error?: string | null
  onChange?: (value: string) => void
}

/** Radio buttons in a row. */
function Choices({ legend, name, choices, chosen, error, onChange }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }, place) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChange?.(value)}
            data-fault={error && place === 0 ? true : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && <ui.FieldError id={id}>{error}</ui.FieldError>}
    </fieldset>
  )
}

/** The pet that the form describes. `petsIn` bounds its values. */
function petOf(id: string, values: ui.FormValues): Pet {
  const [pet] = petsIn([
    {
      ...values,
      id,
      bornOn: values['bornOn'] || null,
      weight: weightIn(values['weight']),
      adultWeight: weightIn(values['adultWeight']),
      isNeutered: values['neutered'] ? values['neutered'] === 'yes' : null,
      needs: NEEDS.filter((need) => values[`need-${need}`]),
    },
  ])
  if (!pet) throw new Error('The form holds no animal')
  return pet
}

function weightIn(text: string | undefined): number | null {
  const weight = rules.typedNumber(text ?? '')
  return weight !== null && weight > 0 && weight <= MAX_WEIGHT ? weight : null
}

/** By the browser's calendar, from which the day was chosen. */
function isFuture(day = ''): boolean {
  return day > new Date().toLocaleDateString('sv-SE')
}
