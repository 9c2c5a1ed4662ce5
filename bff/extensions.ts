import extensions from 'virtual:extensions/server'
import type { ShopSettings } from './config.ts'
import type { StoreContext } from './domains/shop/store-loaders.ts'
import type { ContactTaker, WithdrawalTaker } from './extension.ts'

/** The extensions that a site takes, in the order of the build. */
export function takenBy({ extensions: names }: Pick<ShopSettings, 'extensions'>) {
  return extensions.filter(({ name }) => names.includes(name))
}

/** What takes messages of the contact form instead of the store; undefined where nothing does. */
export function contactTaker(context: StoreContext): ContactTaker | undefined {
  return takenBy(context.shop)
    .flatMap(({ contact = [] }) => contact)
    .find((one) => one.takes(context))
}

/** What can record a declaration of withdrawal in the store. */
export function withdrawalTakers(context: StoreContext): WithdrawalTaker[] {
  return takenBy(context.shop)
    .flatMap(({ withdrawals = [] }) => withdrawals)
    .filter((one) => one.takes(context))
}
