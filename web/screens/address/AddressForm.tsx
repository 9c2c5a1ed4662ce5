import { type ReactNode, useState } from 'react'
import { AddressSuggestions } from 'virtual:extensions/slots'
import { isPostalCode, MAX_ADDRESS_LINE } from '../../../schema/address-rules.ts'
import { typedCode } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type ControlProps, SelectField, TextField } from '../../ui/Field.tsx'
import {
  type AddressFaults,
  type AddressField,
  type AddressValues,
  type FaultyField,
  lineLength,
} from './address-values.ts'
import type { CountryRulesFragment } from './address.generated.ts'
import { FormFields } from '../form-fields/FormFields.tsx'
import type { FormFieldFragment } from '../form-fields/form-fields.generated.ts'
import styles from './AddressForm.module.css'

type AddressFormProps = {
  values: AddressValues
  onChange: (values: AddressValues) => void
  faults: AddressFaults
  countries: readonly CountryRulesFragment[]
  /** Further fields that the store requires. */
  fields?: readonly FormFieldFragment[]
  /** Section of the autofill tokens (WHATWG autofill). */
  purpose?: 'shipping' | 'billing'
}

/** The fields of an address, as a controlled component. */
export function AddressForm({ values, onChange, faults, countries, fields = [], purpose }: AddressFormProps) {
  const t = useTranslate()
  const { streetLines } = useShop()
  const filled = values.streetAddress.findLastIndex((line) => line !== '') + 1
  const [lines, setLines] = useState(Math.max(Math.min(2, streetLines), filled))
  const requiredCompany = fields.find(({ code }) => code === 'company')
  const [hasCompany, setHasCompany] = useState(faults.company !== undefined)
  const [hasLeftPostalCode, setLeftPostalCode] = useState(false)
  const isWrongPlace =
    hasLeftPostalCode && typedCode(values.postalCode) !== '' && !isPostalCode(values.country, values.postalCode)
  const [street, setStreet] = useState<HTMLInputElement | null>(null)
  const country = countries.find(({ id }) => id === values.country)
  const needsTelephone = country?.isTelephoneRequired ?? true
  const telephone = t(purpose === 'shipping' ? 'address.telephoneForCarrier' : 'address.telephone')
  const autofill = (name: string) => (purpose ? `${purpose} ${name}` : name)

  const set = (field: AddressField, value: string) => onChange({ ...values, [field]: value })
  const required = {
    fields,
    values: values.fields,
    faults,
    autofill,
    className: styles.wide,
    onChange: (code: string, value: string) => onChange({ ...values, fields: { ...values.fields, [code]: value } }),
  }
  const text = (field: Exclude<AddressField, 'streetAddress' | 'fields'>) => ({
    name: field,
    value: values[field],
    error: faults[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  })
  const setCountry = (id: string) => onChange({ ...values, country: id, regionId: '', region: '' })
  const setLine = (line: number, value: string) =>
    onChange({ ...values, streetAddress: values.streetAddress.map((old, index) => (index === line ? value : old)) })

  return (
    <div className={styles.form}>
      <FormFields isLead {...required} />
      <TextField label={t('address.firstname')} required autoComplete={autofill('given-name')} {...text('firstname')} />
      <TextField label={t('address.lastname')} required autoComplete={autofill('family-name')} {...text('lastname')} />
      {requiredCompany || hasCompany || values.company !== '' ? (
        <TextField
          label={requiredCompany?.label ?? t('address.company')}
          required={requiredCompany !== undefined}
          autoComplete={autofill('organization')}
          className={styles.wide}
          {...text('company')}
        />
      ) : (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setHasCompany(true)}>
          {t('address.addCompany')}
        </Button>
      )}
      {values.streetAddress.slice(0, Math.max(lines, filled)).map((line, index) => (
        <AddressLine
          key={index}
          label={t(index === 0 ? 'address.street' : 'address.streetMore')}
          hint={index === 0 ? t('address.streetHint') : undefined}
          name={`streetAddress.${index}`}
          required={index === 0}
          value={line}
          error={faults[`streetAddress.${index}` as FaultyField] ?? (index === 0 ? faults.streetAddress : undefined)}
          autoComplete={autofill(`address-line${index + 1}`)}
          onChange={(event) => setLine(index, event.currentTarget.value)}
          onFocus={index === 0 ? (event) => setStreet(event.currentTarget) : undefined}
          className={styles.wide}
        >
          {AddressSuggestions && index === 0 && street && (
            <AddressSuggestions
              input={street}
              values={values}
              onChoose={({ street: first, ...place }) =>
                onChange({ ...values, ...place, streetAddress: [first, ...values.streetAddress.slice(1)] })
              }
            />
          )}
        </AddressLine>
      ))}
      {Math.max(lines, filled) < streetLines && (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setLines(lines + 1)}>
          {t('address.moreLines')}
        </Button>
      )}
      <TextField
        label={t('address.postalCode')}
        required={country?.isPostalCodeRequired ?? true}
        inputMode={values.country === 'FR' ? 'numeric' : undefined}
        autoComplete={autofill('postal-code')}
        {...text('postalCode')}
        error={isWrongPlace ? t('address.wrong.postalCode') : faults.postalCode}
        onBlur={() => setLeftPostalCode(true)}
      />
      <TextField
        label={t('address.locality')}
        required
        autoComplete={autofill('address-level2')}
        {...text('locality')}
      />
      {country && country.regions.length > 0 && (
        <SelectField
          label={t('address.region')}
          required={country.isRegionRequired}
          autoComplete={autofill('address-level1')}
          {...text('regionId')}
        >
          <option value="">{t('address.choose')}</option>
          {country.regions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {country?.isRegionRequired && country.regions.length === 0 && (
        <TextField label={t('address.region')} required autoComplete={autofill('address-level1')} {...text('region')} />
      )}
      <SelectField
        label={t('address.country')}
        required
        autoComplete={autofill('country')}
        {...text('country')}
        onChange={(event) => setCountry(event.currentTarget.value)}
      >
        {countries.length === 0 && <option value={values.country}>{values.country}</option>}
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={telephone + (needsTelephone ? '' : ` (${t('address.optional')})`)}
        type="tel"
        required={needsTelephone}
        autoComplete={autofill('tel')}
        {...text('telephone')}
      />
      <FormFields {...required} />
    </div>
  )
}

type AddressLineProps = ControlProps<'input'> & { value: string; children?: ReactNode }

/** One line of an address with a character count. A text that is too long is an error, never cut. */
function AddressLine({ error, className, children, ...field }: AddressLineProps) {
  const t = useTranslate()
  const length = lineLength(field.value)
  const over = length - MAX_ADDRESS_LINE
  return (
    <div className={classNames(styles.line, className)}>
      <TextField {...field} error={over > 0 ? t('address.tooLong', { limit: MAX_ADDRESS_LINE, count: over }) : error} />
      {children}
      {over <= 0 && length > MAX_ADDRESS_LINE / 2 && (
        <p className={styles.count}>{t('ui.characters', { count: -over })}</p>
      )}
    </div>
  )
}
