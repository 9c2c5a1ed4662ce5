import extensions from 'virtual:extensions/server'
import type { ShopSettings } from './config.ts'
import type { StoreContext } from './domains/shop/store-loaders.ts'
import type { ContactHandler, WithdrawalHandler } from './extension.ts'

/** Returns the extensions that a site uses, in the order of the build. */
export function activeExtensions({ extensions: names }: Pick<ShopSettings, 'extensions'>) {
  return extensions.filter(({ name }) => names.includes(name))
}

/** Returns the extension that receives messages of the contact form; undefined if the store does. */
export function contactHandler(context: StoreContext): ContactHandler | undefined {
  return activeExtensions(context.shop)
    .flatMap(({ contact = [] }) => contact)
    .find((one) => one.isActive(context))
}

/** Returns the extensions that can record a declaration of withdrawal in the store. */
export function withdrawalHandlers(context: StoreContext): WithdrawalHandler[] {
  return activeExtensions(context.shop)
    .flatMap(({ withdrawals = [] }) => withdrawals)
    .filter((one) => one.isActive(context))
}
