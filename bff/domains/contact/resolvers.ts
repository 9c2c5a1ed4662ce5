import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { sendMessage } from './send-message.ts'

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_, { input }, context) => sendMessage(input, context),
  },
}
