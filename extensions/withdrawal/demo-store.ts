import { defineDemoStoreExtension } from '../../demo-store/extension.ts'
import { withdrawalResolvers } from './demo-store/resolvers.ts'
import sql from './demo-store/withdrawals.sql?raw'

export default defineDemoStoreExtension({ resolvers: withdrawalResolvers, sql })
