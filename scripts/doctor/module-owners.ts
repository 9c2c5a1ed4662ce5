import ofExtensions from 'virtual:extensions/magento'

/** Module of the store → the extension of the shop that brings its part of the schema. */
const owners = new Map(
  Object.keys(ofExtensions).flatMap((file) => {
    const [, owner, module] = /\/([^/]+)\/magento\/([^/]+)\.graphql$/.exec(file.replaceAll('\\', '/')) ?? []
    return owner && module ? [[module, owner] as const] : []
  }),
)

/** The extension that brings a module's part of the schema; undefined for the core's. */
export function ownerOf(module: string): string | undefined {
  return owners.get(module)
}
