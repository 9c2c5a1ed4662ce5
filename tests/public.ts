/** A demo store of its own on a free port. */
export { startDemoStore } from './bff/support/demo-store.ts'
