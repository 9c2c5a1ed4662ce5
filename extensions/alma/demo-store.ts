import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { alma, almaResolvers, almaRoutes } from './demo-store/alma.ts'

export default defineDemoStoreExtension({ resolvers: almaResolvers, provider: alma, routes: almaRoutes })
