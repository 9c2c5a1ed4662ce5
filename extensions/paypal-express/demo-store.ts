import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { paypalExpress, walletResolvers, walletRoutes } from './demo-store/wallet.ts'

export default defineDemoStoreExtension({ resolvers: walletResolvers, provider: paypalExpress, routes: walletRoutes })
