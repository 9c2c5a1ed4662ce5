import { useTranslate } from '../../i18n/messages-context.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import styles from './AddressChooser.module.css'
import { AddressForm } from './AddressForm.tsx'
import { AddressText } from './AddressText.tsx'
import type { AddressChoice } from './use-address-choice.ts'

/** Value of the form among the entries of the book. */
const NEW = ''

/** The customer's addresses as cards, with a form for a new one and for what an older one lacks; for a guest only the form. */
export function AddressChooser({ choice, legend }: { choice: AddressChoice; legend: string }) {
  const t = useTranslate()
  const { entries, entryId, choose, name } = choice
  const form = (
    <div className={styles.form}>
      <AddressForm
        values={choice.values}
        onChange={choice.change}
        faults={choice.faults}
        countries={choice.countries}
        fields={choice.fields}
        purpose={name}
      />
      {choice.canSave && entryId === null && (
        <Checkbox
          label={t('address.save')}
          checked={choice.saveInBook}
          onChange={(event) => choice.setSaveInBook(event.currentTarget.checked)}
        />
      )}
    </div>
  )
  if (entries.length === 0) {
    return (
      <div role="group" aria-label={legend}>
        {form}
      </div>
    )
  }
  const cards = entries.map((entry) => ({
    value: entry.id,
    label: `${entry.firstname} ${entry.lastname}`,
    hint: (
      <>
        <AddressText of={entry} isNamed={false} />
        {entry.missingFields?.[0] && <b>{t('address.toComplete', { fields: entry.missingFields.join(', ') })}</b>}
      </>
    ),
    chosen: choice.isForm && form,
  }))
  return (
    <RadioCards
      legend={legend}
      legendHidden
      name={`${name}-address`}
      value={entryId ?? NEW}
      onChange={(value) => choose(value === NEW ? null : value)}
      cards={[...cards, { value: NEW, label: t('address.new'), chosen: form }]}
    />
  )
}
