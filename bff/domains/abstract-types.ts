import type { Resolvers } from '../graphql/shop-schema.generated.ts'

/** Every value of an interface or union names its type: the models carry it. */
const typeName = <Name extends string>(value: { __typename?: Name }): Name | null => value.__typename ?? null

export const abstractTypes: Resolvers = {
  ExtraCost: { __resolveType: typeName },
  FacetBucket: { __resolveType: typeName },
  MutationSuccessInterface: { __resolveType: typeName },
  PersonalAddress: { __resolveType: typeName },
  Routable: { __resolveType: typeName },
  RouteEntity: { __resolveType: typeName },
  WysiwygNodeData: { __resolveType: typeName },
}
