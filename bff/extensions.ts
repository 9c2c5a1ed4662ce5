import extensions from 'virtual:extensions/server'
import type { ShopSettings } from './config.ts'

/** The extensions that a site takes, in the order of the build. */
export function takenBy({ extensions: names }: Pick<ShopSettings, 'extensions'>) {
  return extensions.filter(({ name }) => names.includes(name))
}
