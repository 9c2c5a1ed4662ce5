import type { Context, Resolvers } from '../context.ts'
import { commerceReturnItem, commerceReturnResolvers } from './commerce.ts'
import { addMageOsComment, mageOsReturnItem, mageOsReturnResolvers } from './mage-os.ts'

const addCommerceComment = commerceReturnResolvers.Mutation?.addReturnComment

/**
 * Both kinds of returns. A schema has the types of one of them; what both name alike is told apart by the edition, and
 * fields of `ReturnItem` by their names.
 */
export const returnResolvers: Resolvers = {
  ...commerceReturnResolvers,
  ...mageOsReturnResolvers,
  Mutation: {
    ...commerceReturnResolvers.Mutation,
    ...mageOsReturnResolvers.Mutation,
    addReturnComment: (root: never, args: never, context: Context, info) =>
      context.edition === 'commerce'
        ? addCommerceComment?.(root, args, context, info)
        : addMageOsComment(root, args, context),
  },
  ReturnItem: { ...commerceReturnItem, ...mageOsReturnItem },
}
