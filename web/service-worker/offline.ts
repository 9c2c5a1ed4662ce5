import { watchForRecovery } from '../shell/fallback/recovery.ts'

// The offline page stands at the address that was asked for.
watchForRecovery()
