import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { tagManagerRoutes } from './demo-store/tag-manager.ts'

export default defineDemoStoreExtension({
  routes: () => tagManagerRoutes,
  pages: { 'What the tag manager is told': 'guests/events' },
})
