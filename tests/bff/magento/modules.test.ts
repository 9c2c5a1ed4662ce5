import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ASTNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
  type TypeNode,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { contractTexts } from '../../../bff/magento/contract.ts'

const FOLDER = 'tests/fixtures/modules'

/** What modules add to the schema of a store that they are installed in, as that store said. */
const installed = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  const [, module = '', version = ''] = /: what (\w+) ([\w.-]+) \(/.exec(text) ?? []
  return { name, module, version, members: membersOf(parse(text).definitions) }
})

/** Modules with their versions in the first column of a table. */
const documented = [...readFileSync('docs/modules.md', 'utf8').matchAll(/^\| (\w+ [\w.-]+) \|/gm)].map(
  ([, first]) => first,
)

/** The same as the shop has it, which is what its documents are written for and what the demo store plays. */
const known = Object.values(contractTexts).flatMap((text) => parse(text).definitions)

function membersOf(definitions: readonly DefinitionNode[]): Map<string, string> {
  const members = new Map<string, string>()
  for (const definition of definitions) {
    if (!('name' in definition) || !definition.name) continue
    const type = definition.name.value
    for (const field of 'fields' in definition ? (definition.fields ?? []) : []) {
      members.set(`${type}.${field.name.value}`, typeOf(field.type))
      for (const argument of argumentsOf(field)) {
        members.set(`${type}.${field.name.value}(${argument.name.value})`, typeOf(argument.type))
      }
    }
    for (const value of 'values' in definition ? (definition.values ?? []) : []) {
      members.set(`${type}.${value.name.value}`, '')
    }
  }
  return members
}

function argumentsOf(field: FieldDefinitionNode | InputValueDefinitionNode): readonly InputValueDefinitionNode[] {
  return 'arguments' in field ? (field.arguments ?? []) : []
}

/** A running store drops `!` inside lists of output fields. */
function typeOf(type: TypeNode): string {
  return print(type).replaceAll('!]', ']')
}

/** What the shop believes that a module adds. */
function believedOf(module: string): Map<string, string> {
  const isOf = (node: ASTNode) =>
    'directives' in node &&
    (node.directives ?? []).some(
      ({ name, arguments: given = [] }) =>
        name.value === 'extension' && given.some(({ value }) => value.kind === Kind.STRING && value.value === module),
    )
  const own = known.map((definition) => {
    if (isOf(definition) || !('fields' in definition)) return isOf(definition) ? definition : null
    return { ...definition, fields: definition.fields?.filter((field) => isOf(field)) } as DefinitionNode
  })
  return membersOf(own.filter((definition) => definition !== null))
}

test('no module is marked as proven whose schema was not recorded', () => {
  const marks = Object.values(contractTexts).flatMap((text) => [
    ...text.matchAll(/@proven\(module: "(\w+)", version: "(.+?)"\)/g),
  ])
  const recorded = installed.map((one) => `${one.module} ${one.version}`)
  expect(marks.length).toBeGreaterThan(0)
  expect(recorded).toEqual(expect.arrayContaining(marks.map(([, module, version]) => `${module} ${version}`)))
})

describe.each(installed)('$module $version, as it was installed', ({ name, module, version, members }) => {
  test('has what the shop believes of it', () => {
    const believed = believedOf(module)
    expect(believed.size).toBeGreaterThan(0)
    expect(Object.fromEntries([...believed].map(([member]) => [member, members.get(member)]))).toEqual(
      Object.fromEntries(believed),
    )
  })

  test('is named by its file, and is in the documentation', () => {
    expect(name).toContain(`-${version}.graphql`)
    expect(documented).toContain(`${module} ${version}`)
  })
})
