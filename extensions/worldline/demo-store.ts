import { defineDemoStoreExtension } from 'musette/demo-store'
import { worldline, worldlineResolvers } from './demo-store/worldline.ts'

export default defineDemoStoreExtension({ resolvers: worldlineResolvers, provider: worldline })
