import type { alpha2ToAlpha3, alpha2ToNumeric } from 'i18n-iso-countries'
import type { RequestContext } from '../../graphql/context.ts'
import type { Country } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { defineService } from '../define-service.ts'
import { SETTINGS_POLICY } from '../shop/settings-policy.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { storeForm } from '../form-fields/store-form.ts'
import { CountryRules, StoreCountries, type StoreCountriesQuery } from './magento/countries.generated.ts'

/** Magento's own list, for stores that do not return theirs: there the store itself refuses an address without region. */
const USUAL_RULES: AddressRulesOfCountries = {
  withRegion: new Set(),
  withoutPostalCode: new Set(['HK', 'IE', 'MO', 'PA']),
}

/** Countries the store delivers to, in the order of their names. */
export const countriesOf = defineService(async (context: RequestContext): Promise<Country[]> => {
  const { upstream } = context
  const [{ countries }, rules, isTelephoneRequired, { locale }, { default: isoCodes }] = await Promise.all([
    upstream.read(StoreCountries, {}, SETTINGS_POLICY),
    rulesOf(upstream),
    needsTelephone(context),
    storeOf(context),
    // Three megabytes that no page needs before an address is entered.
    import('i18n-iso-countries'),
  ])
  return mapCountries(countries ?? [], { ...rules, isTelephoneRequired }, locale, isoCodes)
})

/** As the merchant configured it (Customer Configuration → Name and Address Options); required where the store does not return it. */
async function needsTelephone(context: RequestContext): Promise<boolean> {
  const fields = await storeForm('ADDRESS', context)
  // A response without any field is no information; if only this field is missing, it is not required.
  return fields.length === 0 || fields.some(({ code, is_required }) => code === 'telephone' && is_required)
}

async function rulesOf(upstream: Upstream): Promise<AddressRulesOfCountries> {
  if (!upstream.has('StoreConfig.optional_zip_countries')) return USUAL_RULES
  const { storeConfig } = await upstream.read(CountryRules, {}, SETTINGS_POLICY)
  return {
    withRegion: codes(storeConfig?.countries_with_required_region),
    withoutPostalCode: codes(storeConfig?.optional_zip_countries),
  }
}

function codes(list: string | null | undefined): ReadonlySet<string> {
  return new Set((list ?? '').split(',').map((code) => code.trim()))
}

/** Two-letter codes of countries with rules of their own. */
type AddressRulesOfCountries = { withRegion: ReadonlySet<string>; withoutPostalCode: ReadonlySet<string> }

/** Maps countries, named in the shop's language and sorted alphabetically. Regions are listed only where an address needs one. */
function mapCountries(
  countries: readonly NonNullable<StoreCountriesQuery['countries']>[number][],
  rules: AddressRulesOfCountries & { isTelephoneRequired: boolean },
  locale: string,
  isoCodes: { alpha2ToAlpha3: typeof alpha2ToAlpha3; alpha2ToNumeric: typeof alpha2ToNumeric },
): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .flatMap((country) => {
      const id = country?.two_letter_abbreviation
      if (!id || !/^[A-Z]{2}$/.test(id)) return []
      const isRegionRequired = rules.withRegion.has(id)
      return {
        id,
        alpha3: isoCodes.alpha2ToAlpha3(id) ?? '',
        numeric: isoCodes.alpha2ToNumeric(id) ?? '',
        name: names.of(id) ?? id,
        isRegionRequired,
        isPostalCodeRequired: !rules.withoutPostalCode.has(id),
        isTelephoneRequired: rules.isTelephoneRequired,
        regions: isRegionRequired ? mapRegions(country.available_regions, compare) : [],
      }
    })
    .toSorted((a, b) => compare(a.name, b.name))
}

type StoreRegions = NonNullable<NonNullable<StoreCountriesQuery['countries']>[number]>['available_regions']

function mapRegions(regions: StoreRegions, compare: Intl.Collator['compare']): Country['regions'] {
  return (regions ?? [])
    .flatMap((region) =>
      region?.id ? { id: String(region.id), code: region.code ?? '', name: region.name ?? region.code ?? '' } : [],
    )
    .toSorted((a, b) => compare(a.name, b.name))
}
