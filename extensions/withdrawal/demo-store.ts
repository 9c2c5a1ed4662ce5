import { defineDemoStoreExtension } from 'musette/demo-store'
import { withdrawalResolvers } from './demo-store/resolvers.ts'
import sql from './demo-store/withdrawals.sql?raw'

export default defineDemoStoreExtension({ resolvers: withdrawalResolvers, sql })
