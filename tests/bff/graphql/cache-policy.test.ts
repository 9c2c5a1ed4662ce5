import { makeExecutableSchema } from '@graphql-tools/schema'
import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { policyOf } from '../../../bff/graphql/cache-policy.ts'

const schema = makeExecutableSchema({
  typeDefs: `
    directive @cacheControl(maxAge: Int, scope: CacheControlScope) on FIELD_DEFINITION | OBJECT | INTERFACE | UNION
    enum CacheControlScope { PUBLIC PRIVATE }
    type Query {
      shop: Shop @cacheControl(maxAge: 3600)
      route: Entity @cacheControl(maxAge: 600)
      cart: Cart @cacheControl(maxAge: 0, scope: PRIVATE)
      unmarked: Shop
    }
    type Mutation { save: Shop @cacheControl(maxAge: 60) }
    union Entity = Page | NotFound
    type Shop @cacheControl(maxAge: 3600) { id: ID clock: Clock price: Price @cacheControl(maxAge: 900) owner: Owner }
    type Clock @cacheControl(maxAge: 5) { now: String }
    type Price @cacheControl(maxAge: 30) { amount: Float }
    type Owner @cacheControl(maxAge: 0, scope: PRIVATE) { name: String }
    type Page { title: String }
    type NotFound @cacheControl(maxAge: 60) { path: String }
    type Cart { id: ID }
  `,
})

function policy(text: string) {
  const document = parse(text)
  const operation = document.definitions.find(
    (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation) throw new Error('no operation')
  return policyOf(operation, document, schema)
}

describe('the policy of an operation', () => {
  test('is public with the age its root fields give', () => {
    expect(policy('{ shop { id } }')).toEqual({ scope: 'PUBLIC', maxAge: 3600 })
    expect(policy('{ __typename shop { id __typename } }')).toEqual({ scope: 'PUBLIC', maxAge: 3600 })
  })

  test('has the shortest age of all that it selects, through fragments and unions', () => {
    expect(policy('{ shop { id } route { __typename } }')).toMatchObject({ maxAge: 600 })
    expect(policy('{ shop { clock { now } } }')).toMatchObject({ maxAge: 5 })
    expect(policy('{ ...A } fragment A on Query { shop { clock { now } } }')).toMatchObject({ maxAge: 5 })
    expect(policy('{ route { ... on NotFound { path } } }')).toMatchObject({ maxAge: 60 })
    expect(policy('{ route { ...N } } fragment N on NotFound { path }')).toMatchObject({ maxAge: 60 })
  })

  test('lets a field speak before its type', () => {
    expect(policy('{ shop { price { amount } } }')).toMatchObject({ maxAge: 900 })
  })

  test('is private as soon as one field or type is', () => {
    const privately = { scope: 'PRIVATE', maxAge: 0 }
    expect(policy('{ cart { id } }')).toEqual(privately)
    expect(policy('{ shop { id } cart { id } }')).toEqual(privately)
    expect(policy('{ shop { owner { name } } }')).toEqual(privately)
  })

  test('is private where nothing is said, and for every mutation', () => {
    expect(policy('{ unmarked { id } }')).toMatchObject({ scope: 'PRIVATE' })
    expect(policy('{ __typename }')).toMatchObject({ scope: 'PRIVATE' })
    expect(policy('mutation { save { id } }')).toMatchObject({ scope: 'PRIVATE' })
  })
})
