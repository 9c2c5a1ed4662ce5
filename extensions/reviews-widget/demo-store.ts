import { defineDemoStoreExtension } from 'musette/demo-store'
import { reviewsServiceRoutes } from './demo-store/reviews-service.ts'

export default defineDemoStoreExtension({ routes: () => reviewsServiceRoutes })
