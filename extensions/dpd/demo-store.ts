import { defineDemoStoreExtension } from 'musette/demo-store'
import { parcelshopResolvers } from './demo-store/parcelshops.ts'

export default defineDemoStoreExtension({ resolvers: parcelshopResolvers })
