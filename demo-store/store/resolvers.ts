import type { Context, Resolvers } from '../context.ts'
import { reaches } from '../levels.ts'
import { encodeUid } from '../uid.ts'
import { countries } from './countries.ts'
import { CANCELLATION_REASONS } from './settings.ts'
import { CURRENCIES, linkBase, type StoreView, storeViews } from './views.ts'

const WEBSITE_NAME = 'Main Website'

/** Store view, currencies and countries. */
export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_root: unknown, _args: unknown, context: Context) => {
      tag(context, 'gql_store_config', [context.view])
      return storeConfig(context.view, context)
    },
    availableStores: (_root: unknown, _args: unknown, context: Context) => {
      tag(context, 'gql_store_config', storeViews)
      return storeViews.map((view) => storeConfig(view, context))
    },
    currency: (_root: unknown, _args: unknown, context: Context) => {
      tag(context, 'gql_currency', [context.view])
      return {
        base_currency_code: 'EUR',
        default_display_currency_code: 'EUR',
        default_display_currency_symbol: '€',
        available_currency_codes: Object.keys(CURRENCIES),
        exchange_rates: Object.entries(CURRENCIES).map(([code, { rate }]) => ({ currency_to: code, rate })),
      }
    },
    countries: (_root: unknown, _args: unknown, context: Context) => {
      tag(context, 'gql_country', [context.view])
      return countries(context.view.locale)
    },
  },
}

function storeConfig(view: StoreView, { model, baseUrl }: Context) {
  return {
    ...model.settings.config,
    ...view.own?.config,
    store_code: view.code,
    store_name: view.name ?? model.settings.config.store_name,
    store_group_code: 'main_website_store',
    website_code: 'base',
    website_name: WEBSITE_NAME,
    locale: view.locale,
    root_category_uid: encodeUid(model.root.id),
    secure_base_url: baseUrl,
    secure_base_link_url: linkBase({ baseUrl, view, model }),
    secure_base_media_url: `${baseUrl}media/`,
    secure_base_static_url: `${baseUrl}static/version1/`,
    is_default_store: view === storeViews[0],
    order_cancellation_reasons: CANCELLATION_REASONS.map((description) => ({ description })),
  }
}

/** Before 2.4.7 the store's settings, currencies and countries are not public. */
function tag(context: Context, name: string, views: StoreView[]): void {
  if (!reaches(context.level, '2.4.7')) {
    context.uncacheable.value = true
    return
  }
  context.tags.add(name)
  views.forEach(({ id }) => context.tags.add(`${name}_${id}`))
}
