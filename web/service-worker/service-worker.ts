import { startWorker, type WorkerScope } from './start-worker.ts'

startWorker(globalThis as unknown as WorkerScope)
