import { type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql'

/** Adds to each type the fields of its interfaces: as in Magento's own schema files, a type declares only its additional fields. */
export function withInterfaceFields(document: DocumentNode): DocumentNode {
  const ofInterfaces = new Map<string, FieldDefinitionNode[]>()
  const declared = new Map<string, Set<string>>()
  for (const definition of document.definitions) {
    if (!('name' in definition) || !definition.name || !('fields' in definition)) continue
    const { value: name } = definition.name
    const isInterface = definition.kind.startsWith('Interface')
    const isObject = definition.kind.startsWith('ObjectType')
    const fields = (definition.fields ?? []) as readonly FieldDefinitionNode[]
    if (isInterface) ofInterfaces.set(name, [...(ofInterfaces.get(name) ?? []), ...fields])
    if (isObject)
      declared.set(name, new Set([...(declared.get(name) ?? []), ...fields.map((field) => field.name.value)]))
  }
  return {
    ...document,
    definitions: document.definitions.map((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || !definition.interfaces?.length) return definition
      const own = declared.get(definition.name.value)
      const inherited = definition.interfaces.flatMap(({ name }) => ofInterfaces.get(name.value) ?? [])
      const added = new Map(inherited.map((field) => [field.name.value, field] as const))
      for (const name of own ?? []) added.delete(name)
      return { ...definition, fields: [...added.values(), ...(definition.fields ?? [])] }
    }),
  }
}
