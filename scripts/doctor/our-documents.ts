import { getNamedType, type GraphQLSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { SiteConfig } from './patient.ts'
import { hasExtension } from '../../bff/domains/shop/extensions.ts'
import { isAtLeast, LEVELS, type Level } from '../../bff/magento/levels.ts'
import type { AnyOperation } from '../../bff/magento/request.ts'
import { asksModule } from '../generate/files.ts'
import { argumentOf, extensions, isMarked } from './marked-members.ts'
import { commonSchema, moduleSchema } from './upstream-schema.ts'

/** What a store must be for a document to make sense there. */
type Needs = { level: Level; commerce: boolean; modules: ReadonlySet<string> }

const modules = import.meta.glob<Record<string, unknown>>('../../bff/**/magento/*.generated.ts', { eager: true })

const documents = Object.entries(modules).flatMap(([path, values]) =>
  Object.values(values)
    .filter(isOperation)
    .map((operation) => {
      const returns = asksModule(path.replace(/\.generated\.ts$/, '.graphql'))
      return { operation, needs: needsOf(operation.text, returns ? moduleSchema : commonSchema) }
    }),
)

/** The documents that the bff sends to a store that is what the configuration says. */
export function documentsFor({ upstream, shop }: Pick<SiteConfig, 'upstream' | 'shop'>): AnyOperation[] {
  const isThere = (module: string) =>
    extensions.some((one) => one.module === module && hasExtension(shop, one.name)) &&
    !(module === 'MageOS_RMA' && shop.edition === 'commerce')
  return documents
    .filter(
      ({ needs }) =>
        isAtLeast(upstream.level, needs.level) &&
        (!needs.commerce || shop.edition === 'commerce') &&
        [...needs.modules].every(isThere),
    )
    .map(({ operation }) => operation)
}

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'text' in value && 'sha256' in value
}

function needsOf(text: string, schema: GraphQLSchema): Needs {
  const info = new TypeInfo(schema)
  const found = { level: LEVELS[0] as Level, commerce: false, modules: new Set<string>() }
  const note = (node: Parameters<typeof isMarked>[0] | null | undefined) => {
    if (!node) return
    const since = LEVELS.find((level) => level === argumentOf(node, 'since', 'level'))
    if (since && isAtLeast(since, found.level)) found.level = since
    found.commerce ||= isMarked(node, 'commerce')
    const module = argumentOf(node, 'extension', 'module')
    if (module) found.modules.add(module)
  }
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      enter(node) {
        if (node.kind === 'Field') {
          const parent = info.getParentType()
          // Fields of categories are marked as Commerce's, but every store has the attributes they come from.
          const isCategory = parent?.name.startsWith('Category') ?? false
          if (!isCategory) note(info.getFieldDef()?.astNode)
          note(parent?.astNode)
        }
        if (node.kind === 'Argument') note(info.getArgument()?.astNode)
        if (node.kind === 'EnumValue') note(info.getEnumValue()?.astNode)
        if (node.kind === 'VariableDefinition') {
          const type = info.getInputType()
          if (type) note(getNamedType(type).astNode)
        }
      },
    }),
  )
  return found
}
