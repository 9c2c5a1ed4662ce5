import { defineDemoStoreExtension } from 'musette/demo-store'
import { alma, almaResolvers, almaRoutes } from './demo-store/alma.ts'

export default defineDemoStoreExtension({ resolvers: almaResolvers, provider: alma, routes: almaRoutes })
