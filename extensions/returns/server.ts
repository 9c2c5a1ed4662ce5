import { defineServerExtension } from 'musette/server'
import { personalData, returnResolvers } from './server/resolvers.ts'
import { returnsKind } from './server/returns-port.ts'

export default defineServerExtension({
  resolvers: returnResolvers,
  personalData,
  features: {
    returns: {
      isActive: ({ upstream }) => returnsKind(upstream) !== null,
      remedy: 'Adobe Commerce, or the module MageOS_RMA: extensions/returns/README.md',
    },
  },
  // The module's refusals.
  storeMessages: [
    ['returns.notEligible', /^This order is not eligible for a return\.$/],
    [
      'returns.notReturnable',
      /^Item ID \d+ is not eligible for return on order |^Requested qty for item \d+ exceeds available qty /,
    ],
  ],
  // Adobe Commerce's own list.
  storePages: { 'rma/returns/history': '/user/returns' },
  tried: { returns: '{ me { returns(page: 1) { total } } }' },
})
