/** Caches, limits and memos with a bound. */
export { defineService } from '../domains/define-service.ts'
export { once, onceForEach } from '../domains/memo.ts'
export { type Loaded, createReadThrough } from '../cache/read-through.ts'
export { createMemoryStore } from '../cache/store.ts'
export { type Limiter, Overload, createLimiter } from '../lib/limiter.ts'
export { createSingleFlight } from '../lib/single-flight.ts'
