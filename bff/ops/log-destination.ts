import { destination, transport } from 'pino'
import type { Config } from '../config.ts'
import type { LogStream } from './logger.ts'

const STDOUT = 1
/** Buffered bytes that trigger a write. */
const CHUNK = 8 * 1024
/** Longest time in ms that a line is buffered. */
const FLUSH_INTERVAL = 200
/**
 * Bytes that wait for a slow reader. Later lines are dropped, so that the log neither delays requests nor fills the
 * memory.
 */
const MAX_WAITING = 8 * 1024 ** 2

/** Ms that an ending process waits for the reader of its log. */
const FLUSH_TIMEOUT = 1000

/** One per process, however many servers the process has. */
let stdout: LogStream | undefined

/** The log goes to stdout. pino-pretty formats it for development. */
export function logDestination({ logPretty }: Pick<Config, 'logPretty'>): LogStream {
  if (!logPretty) return (stdout ??= stdoutLines())
  return transport({ target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } })
}

/** Buffers lines and writes them to stdout without blocking. pino writes what is left when the process exits. */
function stdoutLines(): LogStream {
  const stream = destination({
    dest: STDOUT,
    sync: false,
    minLength: CHUNK,
    maxLength: MAX_WAITING,
    periodicFlush: FLUSH_INTERVAL,
  })
  let dropped = 0
  stream.on('drop', () => dropped++)
  stream.on('drain', () => {
    if (dropped === 0) return
    const msg = 'log lines were dropped: the log collector is too slow'
    stream.write(`${JSON.stringify({ level: 40, time: Date.now(), logger: 'server', dropped, msg })}\n`)
    dropped = 0
  })
  return stream
}

/**
 * Resolves when the lines so far are written, or when nobody reads them in time. The last lines may be written only
 * when the process exits.
 */
export function flushed(log: object): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FLUSH_TIMEOUT).unref()
    if ('flush' in log && typeof log.flush === 'function') log.flush(() => resolve())
    else resolve()
  })
}
