import { watchForRecovery } from '../shell/fallback/recovery.ts'

// The offline page shows at the requested address.
watchForRecovery()
