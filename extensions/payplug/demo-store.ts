import { defineDemoStoreExtension } from 'musette/demo-store'
import { payplug, payplugResolvers } from './demo-store/payplug.ts'

export default defineDemoStoreExtension({ resolvers: payplugResolvers, provider: payplug })
