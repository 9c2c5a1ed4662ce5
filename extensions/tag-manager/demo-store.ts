import { defineDemoStoreExtension } from 'musette/demo-store'
import { tagManagerRoutes } from './demo-store/tag-manager.ts'

export default defineDemoStoreExtension({
  routes: () => tagManagerRoutes,
  pages: { 'What the tag manager is told': 'guests/events' },
})
