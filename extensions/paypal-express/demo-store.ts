import { defineDemoStoreExtension } from 'musette/demo-store'
import { paypalExpress, walletResolvers, walletRoutes } from './demo-store/wallet.ts'

export default defineDemoStoreExtension({ resolvers: walletResolvers, provider: paypalExpress, routes: walletRoutes })
