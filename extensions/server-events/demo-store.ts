import { defineDemoStoreExtension } from 'musette/demo-store'
import { collectorRoutes } from './demo-store/collectors.ts'

export default defineDemoStoreExtension({
  routes: () => collectorRoutes,
  pages: { 'Purchases that the server reported': 'server-events' },
})
