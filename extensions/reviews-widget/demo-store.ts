import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { reviewsServiceRoutes } from './demo-store/reviews-service.ts'

export default defineDemoStoreExtension({ routes: () => reviewsServiceRoutes })
