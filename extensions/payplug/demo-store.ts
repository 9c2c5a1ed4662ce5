import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { payplug, payplugResolvers } from './demo-store/payplug.ts'

export default defineDemoStoreExtension({ resolvers: payplugResolvers, provider: payplug })
