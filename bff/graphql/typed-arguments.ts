import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { typedTelephone } from '../../schema/address-rules.ts'
import { typedCode, typedLine, typedText } from '../../schema/typed-text.ts'

type Clean = (value: unknown) => unknown

const CLEANERS: Readonly<Record<string, (text: string) => string>> = {
  LINE: typedLine,
  TEXT: typedText,
  CODE: typedCode,
  TELEPHONE: typedTelephone,
}

/** Cleans every text marked `@typed` before resolvers get it, whether it was sent as a variable or in the document. */
export function cleanTypedArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const clean = membersCleaner(field.args)
      if (!clean) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context, info) => resolve(source, clean(args), context, info)
    }
  }
}

/** Returns a function that cleans marked arguments or fields; null if none is marked. */
function membersCleaner(members: readonly (GraphQLArgument | GraphQLInputField)[]) {
  const cleaners = new Map(
    members.flatMap((member) => {
      const clean = cleanerOf(member)
      return clean ? [[member.name, clean]] : []
    }),
  )
  if (cleaners.size === 0) return null
  return (values: object): object =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleaners.get(name)?.(value) ?? value]))
}

function cleanerOf({ astNode, type }: GraphQLArgument | GraphQLInputField): Clean | null {
  const typed = astNode?.directives?.find(({ name }) => name.value === 'typed')
  if (typed) {
    const [as] = typed.arguments ?? []
    const clean = CLEANERS[as?.value.kind === 'EnumValue' ? as.value.value : 'LINE'] ?? typedLine
    return eachOf((value) => (typeof value === 'string' ? clean(value) : value))
  }
  const named = namedType(type)
  const clean = isInputObjectType(named) ? membersCleaner(Object.values(named.getFields())) : null
  return clean && eachOf((value) => (typeof value === 'object' && value !== null ? clean(value) : value))
}

function eachOf(clean: Clean): Clean {
  return (value) => (Array.isArray(value) ? value.map(clean) : clean(value))
}

function namedType(type: GraphQLInputType): GraphQLInputType {
  return isNonNullType(type) || isListType(type) ? namedType(type.ofType as GraphQLInputType) : type
}
