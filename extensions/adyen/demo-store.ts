import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { adyen, adyenResolvers } from './demo-store/adyen.ts'

export default defineDemoStoreExtension({ resolvers: adyenResolvers, provider: adyen })
