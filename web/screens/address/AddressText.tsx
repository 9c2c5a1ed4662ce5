import { useShop } from '../../site/shop-context.ts'
import type { PersonalAddressFragment } from './address.generated.ts'
import styles from './AddressText.module.css'

type AddressTextProps = {
  of: PersonalAddressFragment
  /** Whether the name comes first. */
  isNamed?: boolean
}

/** Groups the digits of French numbers in pairs. Others stay as they were typed. */
function groupedTelephone(typed: string, country: string): string {
  return country === 'FR' && /^0\d{9}$/.test(typed) ? typed.replace(/\d\d(?=\d)/g, '$&\u00a0') : typed
}

function countryName(code: string, locale: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(locale, { type: 'region' }).of(code) : code
}

/** A postal address. Not in `<address>`, which is for the contact of the page. */
export function AddressText({ of, isNamed = true }: AddressTextProps) {
  const { firstname, lastname, company, telephone, region, address } = of
  const { locale } = useShop()
  return (
    <span className={styles.address}>
      {isNamed && <span className={styles.name}>{`${firstname} ${lastname}`}</span>}
      {company && <span>{company}</span>}
      {address.streetAddress.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      <span>{`${address.postalCode} ${address.locality}`}</span>
      {region && <span>{region}</span>}
      <span>{countryName(address.country, locale.code)}</span>
      {telephone && <span>{groupedTelephone(telephone, address.country)}</span>}
    </span>
  )
}
