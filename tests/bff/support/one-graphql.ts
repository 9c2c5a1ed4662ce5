import { createRequire } from 'node:module'
import { vi } from 'vitest'

// Vitest resolves `graphql` to its ES module build while mercurius requires the CommonJS one, and two copies of graphql refuse each
// other's schemas. Node itself, and so the built server, takes the CommonJS build for both. Imported before anything that uses graphql.
vi.mock('graphql', () => createRequire(import.meta.url)('graphql') as object)
