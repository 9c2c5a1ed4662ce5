import { defineDemoStoreExtension } from 'musette/demo-store'
import { mollie, mollieResolvers } from './demo-store/mollie.ts'

export default defineDemoStoreExtension({ resolvers: mollieResolvers, provider: mollie })
