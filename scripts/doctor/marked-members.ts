import { type ConstDirectiveNode, type DefinitionNode, Kind } from 'graphql'
import type { Level } from '../../bff/magento/levels.ts'
import { upstreamFiles } from './upstream-schema.ts'

/** A field of an object type, as our schema of the store marks it. */
export type Member = { type: string; field: string }

type MarkedMember = Member & {
  since: string | undefined
  isCommerce: boolean
  module: string | undefined
  file: string
}

export type Extension = {
  /** As `UPSTREAM_EXTENSIONS` names it. */
  name: string
  /** As Magento names it. */
  module: string
  /** What it adds to types that are there without it. */
  members: Member[]
}

type Marked = { readonly directives?: readonly ConstDirectiveNode[] }

/** Where releases are told apart: a few types that every store has. */
const TELLING = new Set(['Query', 'Mutation', 'StoreConfig', 'CustomerOrder', 'Cart', 'Customer'])

const all = upstreamFiles.flatMap(({ path, document }) =>
  document.definitions.flatMap((definition) => membersOf(definition, path)),
)

/** What came with a release, by our schema. */
export const membersSince = (level: Level): Member[] =>
  all.filter(({ type, since, isCommerce, module }) => TELLING.has(type) && since === level && !isCommerce && !module)

/** What Adobe Commerce alone has. Fields of categories are marked alike, but come from attributes that every store has. */
export const commerceMembers: Member[] = all.filter(
  ({ type, field, since, isCommerce }) => TELLING.has(type) && isCommerce && !since && field !== 'addReturnComment',
)

export const extensions: Extension[] = [...new Set(all.filter(({ module }) => module).map(({ file }) => file))].map(
  (file) => {
    const members = all.filter((member) => member.file === file && member.module)
    return {
      name: file.replace(/^.*\/|\.graphql$/g, ''),
      module: members[0]?.module ?? '',
      members: members.map(({ type, field }) => ({ type, field })),
    }
  },
)

/** Fields of the definition that have a mark of their own; types that are new as a whole are told by the fields that lead to them. */
function membersOf(definition: DefinitionNode, file: string): MarkedMember[] {
  if (
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
    definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
    definition.kind !== Kind.INTERFACE_TYPE_EXTENSION
  )
    return []
  return (definition.fields ?? []).map((field) => ({
    type: definition.name.value,
    field: field.name.value,
    since: argumentOf(field, 'since', 'level'),
    isCommerce: markOf(field, 'commerce') !== undefined,
    module: argumentOf(field, 'extension', 'module'),
    file,
  }))
}

function markOf(node: Marked, name: string): ConstDirectiveNode | undefined {
  return node.directives?.find((directive) => directive.name.value === name)
}

/** Text of a directive's argument. */
export function argumentOf(node: Marked, name: string, argument: string): string | undefined {
  const value = markOf(node, name)?.arguments?.find((one) => one.name.value === argument)?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

export function isMarked(node: Marked, name: string): boolean {
  return markOf(node, name) !== undefined
}
