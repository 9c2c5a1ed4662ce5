import { defineDemoStoreExtension } from 'musette/demo-store'
import { mondialRelayRoutes } from './demo-store/web-service.ts'

export default defineDemoStoreExtension({ routes: mondialRelayRoutes })
