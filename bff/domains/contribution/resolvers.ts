import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { leave, setMode } from './modes.ts'
import { xRay } from './x-ray.ts'

export const contributionResolvers: Resolvers = {
  Query: {
    xRay: (_, { targets }, context) => xRay(targets, context),
  },
  Mutation: {
    setPreviewMode: (_, { enabled }, context) => setMode('preview', enabled, context),
    setXRayMode: (_, { enabled }, context) => setMode('xRay', enabled, context),
    leaveContribution: (_, __, context) => leave(context),
  },
}
