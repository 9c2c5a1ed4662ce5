import { defineServerExtension } from 'musette/server'
import { stripe } from './server/payment.ts'
import { returnRoutes } from './server/return-routes.ts'
import { hasSavedMethods, savedMethodResolvers } from './server/saved-methods.ts'

export default defineServerExtension({
  resolvers: savedMethodResolvers,
  payments: [stripe],
  plugin: returnRoutes,
  features: {
    stripePaymentMethods: {
      isActive: hasSavedMethods,
      remedy: 'the module StripeIntegration_Payments: extensions/stripe/README.md',
    },
  },
  tried: { stripePaymentMethods: '{ me { stripePaymentMethods { id } } }' },
})
