import { defineServerExtension } from '../../bff/extension.ts'
import { takers } from './server/takers.ts'

export default defineServerExtension({ withdrawals: takers })
