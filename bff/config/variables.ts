import replacing from 'virtual:extensions/replaced'
import extensions from 'virtual:extensions/variables'
import type { CspHosts, ShopSettings } from '../config.ts'
import type { Variable } from './kinds.ts'
import { serverVariables } from './server-variables.ts'
import { shopVariables } from './shop-variables.ts'
import { storeVariables } from './store-variables.ts'
import { thirdPartyVariables } from './third-party-variables.ts'

/** Every variable that the core of the bff reads. */
export const variables = { ...serverVariables, ...thirdPartyVariables, ...storeVariables, ...shopVariables }

export type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T> ? T : never
}

/** Those that extensions read. Throws if a name is taken. */
export const extensionVariables: Readonly<Record<string, Variable<unknown>>> = joined()

/** Those that a site with these extensions reads. */
export function variablesOf(taken: readonly string[]): Readonly<Record<string, Variable<unknown>>> {
  const own = extensions.filter(({ name }) => taken.includes(name)).map((extension) => extension.variables)
  return Object.assign({}, variables, ...own) as Record<string, Variable<unknown>>
}

/** Hosts that these extensions always need, for one purpose. */
export function hostsNamedBy(taken: readonly string[], purpose: keyof CspHosts): readonly string[] {
  return extensions.filter(({ name }) => taken.includes(name)).flatMap(({ hosts }) => hosts?.[purpose] ?? [])
}

/**
 * Returns the faults that extensions find in the values of a site that uses them (together with those of the process), and components that two
 * extensions replace.
 */
export function extensionFaults(
  shop: Pick<ShopSettings, 'extensions' | 'extensionValues'>,
  { SMTP_URL }: Pick<Values, 'SMTP_URL'>,
): string[] {
  const taken = extensions.filter(({ name }) => shop.extensions.includes(name))
  const found = taken.flatMap(({ faults }) => faults?.({ SMTP_URL, ...shop.extensionValues }) ?? [])
  return [...found, ...replacedTwice(shop.extensions)]
}

function replacedTwice(names: readonly string[]): string[] {
  const taken = replacing.filter(({ name }) => names.includes(name))
  return taken.flatMap(({ name, replaces }, i) =>
    replaces.flatMap((component) => {
      const other = taken.slice(0, i).find((earlier) => earlier.replaces.includes(component))
      return other
        ? `extension ${name}: replaces.${component}: ${other.name} replaces it, too; take one of them (EXTENSIONS, or extensions of its site in musette.config.ts)`
        : []
    }),
  )
}

/** The extension that reads a variable; undefined for those of the core. */
export function extensionOf(variable: string): string | undefined {
  return extensions.find(({ variables: own }) => own && Object.hasOwn(own, variable))?.name
}

function joined(): Record<string, Variable<unknown>> {
  const all: Record<string, Variable<unknown>> = {}
  for (const { name: extension, variables: own } of extensions) {
    for (const [name, variable] of Object.entries(own)) {
      if (name in variables || name in all)
        throw new Error(`extension ${extension}: the variable ${name} exists already`)
      all[name] = variable
    }
  }
  return all
}
