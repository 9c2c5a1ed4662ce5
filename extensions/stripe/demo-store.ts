import { defineDemoStoreExtension } from 'musette/demo-store'
import { stripe, stripeResolvers } from './demo-store/stripe.ts'

export default defineDemoStoreExtension({ resolvers: stripeResolvers, provider: stripe })
