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
  // Adobe Commerce's own list.
  storePages: { 'rma/returns/history': '/user/returns' },
  tried: { returns: '{ me { returns(page: 1) { total } } }' },
})
