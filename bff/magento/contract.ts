import ofExtensions from 'virtual:extensions/magento'
import { type DefinitionNode, type DirectiveNode, Kind, parse, type TypeNode } from 'graphql'
import { type Edition, isAtLeast, type Level, LEVELS } from '../config/levels.ts'

/** Marks in `schema/magento` for what not every store has. */
export type Marks = {
  /** First release that has it, and first release that lacks it again. */
  since?: Level
  until?: Level
  /** Only Adobe Commerce has it. */
  isCommerce?: true
  /** Not every store of a release has it. */
  isOptional?: true
  /** Magento's name of the third-party module that provides it, and the name of the file in `schema/magento/extensions`. */
  module?: string
  extension?: string
}

export type ContractMember = {
  /** Name of the type of a field, argument or input field; empty for the value of an enum. */
  type: string
  marks: Marks
  arguments: ReadonlyMap<string, ContractMember>
}

export type ContractType = {
  marks: Marks
  /** Names of the files that define the type. Definitions in several files are alternatives: a store has one of them. */
  parts: readonly string[]
  /** Its own name, and those that the same type has in other releases. */
  names: readonly string[]
  /** Names of the interfaces that it implements. */
  interfaces: ReadonlySet<string>
  /** Fields, input fields or values of the enum. */
  members: ReadonlyMap<string, ContractMember>
}

/** The part of Magento's schema that the shop uses, with all releases, editions and modules, by type name. */
export type Contract = ReadonlyMap<string, ContractType>

/** Part of the bundle, so no file is read at run time. */
const files = import.meta.glob<string>('../../schema/magento/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** That part as text, by file. */
export const contractTexts: Readonly<Record<string, string>> = { ...files, ...ofExtensions }

/** Types with `@commerce` marks whose fields come from attributes that every store has. */
const ATTRIBUTE_TYPES: ReadonlySet<string> = new Set(['CategoryInterface', 'CategoryTree'])

/** Types that every store has, and in which releases differ most. */
const DISTINCTIVE_TYPES: ReadonlySet<string> = new Set([
  'Query',
  'Mutation',
  'StoreConfig',
  'CustomerOrder',
  'Cart',
  'Customer',
])

let known: Contract | undefined

/** Returns the contract, which is read when first needed. Merges types of one name from several files: no store has both. */
export function magentoContract(): Contract {
  return (known ??= readContract())
}

function readContract(): Contract {
  type Draft = Omit<ContractType, 'parts' | 'names' | 'interfaces' | 'members'> & {
    parts: string[]
    names: string[]
    interfaces: Set<string>
    members: Map<string, ContractMember>
  }
  const contract = new Map<string, Draft>()
  for (const [path, text] of Object.entries(contractTexts)) {
    const extension = /\/(?:extensions|extensions\/[^/]+\/magento)\/([^/]+)\.graphql$/.exec(path)?.[1]
    for (const definition of parse(text, { noLocation: true }).definitions) {
      if (!('name' in definition) || !definition.name || definition.kind === Kind.DIRECTIVE_DEFINITION) continue
      const name = definition.name.value
      const isExtended = definition.kind.endsWith('Extension')
      const type = contract.get(name) ?? {
        marks: {},
        parts: [],
        names: [name],
        interfaces: new Set<string>(),
        members: new Map<string, ContractMember>(),
      }
      contract.set(name, type)
      if (!isExtended) {
        type.marks = marksOf(definition, extension)
        type.parts.push(path.replace(/^.*\/|\.graphql$/g, ''))
        const also = textOf(definition, 'alsoNamed', 'name')
        if (also) type.names.push(also)
      }
      if ('interfaces' in definition) for (const one of definition.interfaces ?? []) type.interfaces.add(one.name.value)
      for (const [key, member] of membersOf(definition, extension)) type.members.set(key, member)
    }
  }
  // A type has the fields of its interfaces, which the files do not repeat.
  for (const type of contract.values()) {
    for (const [key, member] of [...type.interfaces].flatMap((name) => [...(contract.get(name)?.members ?? [])])) {
      if (!type.members.has(key)) type.members.set(key, member)
    }
  }
  return contract
}

function membersOf(definition: DefinitionNode, extension: string | undefined): [string, ContractMember][] {
  if ('fields' in definition) {
    return (definition.fields ?? []).map((field) => [
      field.name.value,
      {
        type: namedType(field.type),
        marks: marksOf(field, extension),
        arguments: new Map(
          ('arguments' in field ? (field.arguments ?? []) : []).map((argument) => [
            argument.name.value,
            { type: namedType(argument.type), marks: marksOf(argument, extension), arguments: new Map() },
          ]),
        ),
      },
    ])
  }
  if ('values' in definition) {
    return (definition.values ?? []).map((value) => [
      value.name.value,
      { type: '', marks: marksOf(value, extension), arguments: new Map() },
    ])
  }
  return []
}

type Marked = { readonly directives?: readonly DirectiveNode[] }

function marksOf(node: Marked, extension: string | undefined): Marks {
  const since = levelOf(textOf(node, 'since', 'level'))
  const until = levelOf(textOf(node, 'optional', 'until'))
  const module = textOf(node, 'extension', 'module')
  return {
    ...(since && { since }),
    ...(until && { until }),
    ...(has(node, 'commerce') && { isCommerce: true }),
    ...(has(node, 'optional') && { isOptional: true }),
    ...(module !== undefined && { module }),
    ...(module !== undefined && extension !== undefined && { extension }),
  }
}

function has(node: Marked, name: string): boolean {
  return node.directives?.some((directive) => directive.name.value === name) ?? false
}

function textOf(node: Marked | DefinitionNode, name: string, argument: string): string | undefined {
  const found = ('directives' in node ? (node.directives ?? []) : []).find((one) => one.name.value === name)
  const value = found?.arguments?.find((one) => one.name.value === argument)?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

function levelOf(text: string | undefined): Level | undefined {
  return LEVELS.find((level) => level === text)
}

export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** Yields every coordinate of a type with its marks: `Type`, `Type.member`, `Type.field(argument:)`. */
export function* coordinatesOf(name: string, type: ContractType): Generator<[coordinate: string, marks: Marks]> {
  yield [name, type.marks]
  for (const [key, member] of type.members) {
    yield [`${name}.${key}`, member.marks]
    for (const [argument, { marks }] of member.arguments) yield [`${name}.${key}(${argument}:)`, marks]
  }
}

/** What the configuration says of a store; it holds until the store's schema is known. */
export type StoreHint = {
  level: Level
  edition: Edition
  extensions: readonly string[]
}

/** Returns the coordinates that such a store lacks, by the marks of the contract. */
export function missingByHint(contract: Contract, { level, edition, extensions }: StoreHint): Set<string> {
  const missing = new Set<string>()
  for (const [name, type] of contract) {
    for (const [coordinate, { since, until, isCommerce, extension }] of coordinatesOf(name, type)) {
      const isAbsent =
        (since && !isAtLeast(level, since)) ||
        (until && isAtLeast(level, until)) ||
        (isCommerce && edition === 'open-source' && !ATTRIBUTE_TYPES.has(name)) ||
        (extension && !extensions.includes('all') && !extensions.includes(extension))
      if (isAbsent) missing.add(coordinate)
    }
  }
  return missing
}

/** The highest release of which the store has most members, of those that are known. */
export function releaseOf(
  contract: Contract,
  missing: ReadonlySet<string>,
  isKnown: (coordinate: string) => boolean = () => true,
): Level {
  let found: Level = LEVELS[0]
  for (const level of LEVELS.slice(1)) {
    const members = [...DISTINCTIVE_TYPES]
      .flatMap((name) =>
        [...(contract.get(name)?.members ?? [])].flatMap(([key, { marks }]) =>
          marks.since === level && !marks.isCommerce && !marks.isOptional && !marks.module ? [`${name}.${key}`] : [],
        ),
      )
      .filter(isKnown)
    if (members.filter((member) => !missing.has(member)).length * 2 <= members.length) break
    found = level
  }
  return found
}
