import { destination, transport } from 'pino'
import type { Config } from '../config.ts'
import type { LogStream } from './logger.ts'

const STDOUT = 1
/** Characters of lines that are worth a write of their own. */
const CHUNK = 64 * 1024
/** Ms that a line waits for others at most. */
const PATIENCE = 200
/** Bytes that wait for a reader who is too slow; what comes after them is dropped, for neither the shop nor its memory waits for the log. */
const MAX_WAITING = 8 * 1024 ** 2

/** Ms that a process which ends waits for its reader. */
const FLUSH_TIMEOUT = 1000

/** There is one, however many servers a process has. */
let stdout: LogStream | undefined

/** Where the log goes: stdout, made readable for people in development. */
export function logDestination({ logPretty }: Pick<Config, 'logPretty'>): LogStream {
  if (!logPretty) return (stdout ??= stdoutLines())
  return transport({ target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } })
}

/**
 * Lines to stdout, many to a write, and nobody waits for it: a write for each line cost a fifth of a kept answer. What is left when the
 * process ends is written then; who ends it on purpose waits for what is under way (`flushed`).
 */
function stdoutLines(): LogStream {
  // Without a least length the stream would not tell when a write has ended.
  const stream = destination({ dest: STDOUT, sync: false, minLength: 1, maxLength: MAX_WAITING })
  let lines = ''
  let dropped = 0
  stream.on('drop', (chunk: string) => (dropped += chunk.split('\n').length - 1))
  stream.on('drain', () => {
    if (dropped === 0) return
    const msg = 'lines were dropped: their reader is too slow'
    lines += `${JSON.stringify({ level: 40, time: Date.now(), logger: 'server', dropped, msg })}\n`
    dropped = 0
  })
  setInterval(pass, PATIENCE).unref()
  process.on('exit', flushSync)

  function pass(): void {
    if (lines === '') return
    stream.write(lines)
    lines = ''
  }

  function flushSync(): void {
    pass()
    stream.flushSync()
  }

  const chunked = {
    write(line: string) {
      lines += line
      if (lines.length >= CHUNK) pass()
    },
    // pino asks for these, the second after a fatal line.
    flush(done: () => void) {
      pass()
      stream.flush(done)
    },
    flushSync,
  }
  return chunked
}

/** Settles when the lines so far are written, but for the last of them, which are when the process ends; or when nobody takes them. */
export function flushed(log: object): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FLUSH_TIMEOUT).unref()
    if ('flush' in log && typeof log.flush === 'function') log.flush(() => resolve())
    else resolve()
  })
}
