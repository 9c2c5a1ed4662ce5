import type { Resolvers } from '../context.ts'

export const cartResolvers: Resolvers = {}
