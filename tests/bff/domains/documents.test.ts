import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql'
import { describe, expect, it } from 'vitest'

/** 2.4.6 and 2.4.7 refuse more than 300 fields, counted with every fragment expanded (facts B.2); some room is kept. */
const MAX_COMPLEXITY = 280
/** The store allows 20. */
const MAX_DEPTH = 15

const definitions = readdirSync('bff/domains', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .flatMap((name) => parse(readFileSync(join('bff/domains', name), 'utf8')).definitions)
const operations = definitions.filter((d): d is OperationDefinitionNode => d.kind === Kind.OPERATION_DEFINITION)
const fragments = new Map(
  definitions
    .filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment.selectionSet]),
)

function measure(set: SelectionSetNode | undefined): { fields: number; depth: number } {
  let fields = 0
  let depth = 0
  for (const selection of set?.selections ?? []) {
    const isField = selection.kind === Kind.FIELD
    const inner = measure(
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet,
    )
    fields += inner.fields + (isField ? 1 : 0)
    depth = Math.max(depth, inner.depth + (isField ? 1 : 0))
  }
  return { fields, depth }
}

describe('the documents sent to the store', () => {
  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s stays below the limits of 2.4.6',
    (_, operation) => {
      const { fields, depth } = measure(operation.selectionSet)
      expect(fields).toBeLessThanOrEqual(MAX_COMPLEXITY)
      expect(depth).toBeLessThanOrEqual(MAX_DEPTH)
    },
  )

  it('have names of their own', () => {
    const names = operations.map((operation) => operation.name?.value)
    expect(new Set(names).size).toBe(names.length)
  })
})
