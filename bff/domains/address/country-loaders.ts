import type { Country } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { once } from '../memo.ts'
import { mapCountries, type CountryRules } from './map-countries.ts'
import { StoreCountries } from './magento/countries.generated.ts'
import { CountryRules247 } from './magento/country-rules-247.generated.ts'

/** Seconds; the store announces changes of its settings. */
const POLICY = { maxAge: 3600, tags: () => ['store', 'gql_store_config'] }
/** Magento's own list, for stores that do not tell theirs: there the store itself refuses an address without region. */
const BEFORE_247: CountryRules = { withRegion: new Set(), withoutPostalCode: new Set(['HK', 'IE', 'MO', 'PA']) }

export type CountryLoaders = {
  /** Countries the store delivers to, in the order of their names. */
  countries(): Promise<Country[]>
}

export function createCountryLoaders(upstream: Upstream, locale: () => Promise<string>): CountryLoaders {
  async function rules(): Promise<CountryRules> {
    if (!upstream.atLeast('2.4.7')) return BEFORE_247
    const { storeConfig } = await upstream.read(CountryRules247, {}, POLICY)
    return {
      withRegion: codes(storeConfig?.countries_with_required_region),
      withoutPostalCode: codes(storeConfig?.optional_zip_countries),
    }
  }

  return {
    countries: once(async () => {
      const [{ countries }, known, language] = await Promise.all([
        upstream.read(StoreCountries, {}, POLICY),
        rules(),
        locale(),
      ])
      return mapCountries(countries ?? [], known, language)
    }),
  }
}

function codes(list: string | null | undefined): ReadonlySet<string> {
  return new Set((list ?? '').split(',').map((code) => code.trim()))
}
