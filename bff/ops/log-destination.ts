import { destination, transport } from 'pino'
import type { Config } from '../config.ts'
import type { LogStream } from './logger.ts'

const STDOUT = 1
/** Bytes that are worth a write of their own. */
const CHUNK = 4096
/** Ms that a line waits for others at most. */
const PATIENCE = 200
/** Bytes that wait for a reader who is too slow; what comes after them is dropped, for neither the shop nor its memory waits for the log. */
const MAX_WAITING = 8 * 1024 ** 2

/** Where the log goes: stdout, made readable for people in development. */
export function logDestination({ logPretty }: Pick<Config, 'logPretty'>): LogStream {
  if (!logPretty) return stdoutLines()
  return transport({ target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } })
}

/**
 * Lines to stdout, several to a write, and nobody waits for it. What is left when the process ends is written then; who ends it on
 * purpose waits for what is under way (`flushed`).
 */
function stdoutLines(): LogStream {
  const stream = destination({
    dest: STDOUT,
    sync: false,
    minLength: CHUNK,
    periodicFlush: PATIENCE,
    maxLength: MAX_WAITING,
  })
  let dropped = 0
  stream.on('drop', () => dropped++)
  stream.on('drain', () => {
    if (dropped === 0) return
    const msg = 'lines were dropped: their reader is too slow'
    const line = { level: 40, time: Date.now(), logger: 'server', dropped, msg }
    dropped = 0
    stream.write(`${JSON.stringify(line)}\n`)
  })
  return stream
}

/** Settles when no line is being written; what has come since is written when the process ends. */
export function flushed(log: object): Promise<void> {
  return new Promise((resolve) => {
    if ('flush' in log && typeof log.flush === 'function') log.flush(() => resolve())
    else resolve()
  })
}
