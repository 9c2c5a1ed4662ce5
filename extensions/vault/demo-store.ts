import { defineDemoStoreExtension } from 'musette/demo-store'
import { braintree, vaultResolvers } from './demo-store/braintree.ts'

export default defineDemoStoreExtension({ resolvers: vaultResolvers, provider: braintree })
