import { defineServerExtension } from 'musette/server'
import { areAllowed, giftMessageResolvers, messageOf } from './server/gift-messages.ts'

export default defineServerExtension({
  resolvers: giftMessageResolvers,
  features: {
    giftMessages: { isActive: areAllowed, remedy: 'sales/gift_options/allow_items 1' },
  },
  orderedLine: (line) => ({ giftMessage: messageOf(line) }),
  storeMessages: [['giftMessage.notSaved', /^Gift Message can ?not be updated\.?$/]],
})
