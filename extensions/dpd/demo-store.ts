import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { parcelshopResolvers } from './demo-store/parcelshops.ts'

export default defineDemoStoreExtension({ resolvers: parcelshopResolvers })
