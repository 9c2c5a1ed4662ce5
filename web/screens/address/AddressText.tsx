import type { PersonalAddressFragment } from './address.generated.ts'
import styles from './AddressText.module.css'
import { useCountryName } from './address-queries.ts'

type AddressTextProps = {
  of: PersonalAddressFragment
  /** Whether the name stands first; elsewhere it is said already. */
  isNamed?: boolean
}

/** An address as it stands on a letter, also within a label: `<address>` is for whom to write to about the page. */
export function AddressText({ of, isNamed = true }: AddressTextProps) {
  const { firstname, lastname, company, telephone, region, address } = of
  const countryName = useCountryName(address.country)
  return (
    <span className={styles.address}>
      {isNamed && (
        <span className={styles.name}>
          {firstname} {lastname}
        </span>
      )}
      {company && <span>{company}</span>}
      {address.streetAddress.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      <span>
        {address.postalCode} {address.locality}
      </span>
      {region && <span>{region}</span>}
      <span>{countryName}</span>
      {telephone && <span>{telephone}</span>}
    </span>
  )
}
