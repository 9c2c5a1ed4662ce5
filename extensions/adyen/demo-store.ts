import { defineDemoStoreExtension } from 'musette/demo-store'
import { adyen, adyenResolvers } from './demo-store/adyen.ts'

export default defineDemoStoreExtension({ resolvers: adyenResolvers, provider: adyen })
