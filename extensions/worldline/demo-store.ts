import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { worldline, worldlineResolvers } from './demo-store/worldline.ts'

export default defineDemoStoreExtension({ resolvers: worldlineResolvers, provider: worldline })
