import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { mollie, mollieResolvers } from './demo-store/mollie.ts'

export default defineDemoStoreExtension({ resolvers: mollieResolvers, provider: mollie })
