import ofExtensions from 'virtual:extensions/magento'

/** Store module → the extension of the shop that provides its part of the schema. */
const owners = new Map(
  Object.keys(ofExtensions).flatMap((file) => {
    const [, owner, module] = /\/([^/]+)\/magento\/([^/]+)\.graphql$/.exec(file.replaceAll('\\', '/')) ?? []
    return owner && module ? [[module, owner] as const] : []
  }),
)

/** Returns the extension that provides a module's part of the schema; undefined for the core's. */
export function ownerOf(module: string): string | undefined {
  return owners.get(module)
}
