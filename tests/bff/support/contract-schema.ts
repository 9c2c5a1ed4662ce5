import ofExtensions from 'virtual:extensions/magento'
import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse, visit } from 'graphql'
import { withInterfaceFields } from '../../../schema/magento/interface-fields.ts'
import { isLacking } from '../../../bff/magento/fit-operation.ts'

const texts = import.meta.glob<string>('../../../schema/magento/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Parts of Magento itself that extensions bring: a module may have types of the same names. */
const ownParts = Object.values(ofExtensions).filter((text) => !text.includes('@extension('))

/** The schema of Magento itself, and of the modules that the core uses. */
const contract: DocumentNode = withInterfaceFields(
  parse([...Object.values(texts), ...ownParts].join('\n'), { noLocation: true }),
)

export const contractSchema: GraphQLSchema = buildASTSchema(contract)

/** The schema of a store that lacks some members of it, by their coordinates. */
export function schemaWithout(missing: ReadonlySet<string>): GraphQLSchema {
  const lacks = (coordinate: string) => isLacking(missing, coordinate)
  const definitions = contract.definitions.flatMap((definition) => {
    if (!('name' in definition) || !definition.name || definition.kind === 'DirectiveDefinition') return [definition]
    const type = definition.name.value
    if (lacks(type)) return []
    return visit(definition, {
      NamedType: (node, key) => (typeof key === 'number' && lacks(node.name.value) ? null : undefined),
      FieldDefinition: {
        enter: (node) => (lacks(`${type}.${node.name.value}`) ? null : undefined),
        leave: (node) => ({
          ...node,
          arguments: node.arguments?.filter((one) => !lacks(`${type}.${node.name.value}(${one.name.value}:)`)),
        }),
      },
      InputValueDefinition: (node) =>
        definition.kind.startsWith('InputObject') && lacks(`${type}.${node.name.value}`) ? null : undefined,
      EnumValueDefinition: (node) => (lacks(`${type}.${node.name.value}`) ? null : undefined),
    })
  })
  return buildASTSchema({ ...contract, definitions }, { assumeValidSDL: true, assumeValid: true })
}
