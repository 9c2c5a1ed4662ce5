import type { Context, Resolvers } from 'musette/demo-store'
import { commerceReturnItem, commerceReturnResolvers } from './commerce.ts'
import { addMageOsComment, mageOsReturnItem, mageOsReturnResolvers } from './mage-os.ts'

const addCommerceComment = commerceReturnResolvers.Mutation?.addReturnComment

/**
 * Returns of Adobe Commerce and of Mage-OS. A schema has the types of one of them. The edition decides about the
 * mutation that both name alike; fields of `ReturnItem` have different names.
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
