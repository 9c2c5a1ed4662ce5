import isoCodes from 'i18n-iso-countries'
import type { Country } from '../../graphql/shop-schema.generated.ts'
import type { StoreCountriesQuery } from './magento/countries.generated.ts'

/** Two-letter codes of countries with rules of their own. */
export type CountryRules = { withRegion: ReadonlySet<string>; withoutPostalCode: ReadonlySet<string> }

/** Named in the shop's language, in the order of its alphabet. Regions are told only where an address needs one. */
export function mapCountries(
  countries: readonly NonNullable<StoreCountriesQuery['countries']>[number][],
  rules: CountryRules,
  locale: string,
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
