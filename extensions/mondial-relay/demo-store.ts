import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { mondialRelayRoutes } from './demo-store/web-service.ts'

export default defineDemoStoreExtension({ routes: mondialRelayRoutes })
