import { setTimeout as pause } from 'node:timers/promises'
import type { LogStream } from '../../../bff/ops/logger.ts'

export type Line = Record<string, unknown> & { logger: string; level: number; msg: string }

/** Collects what a server logs, line by line as it was written. */
export function collectLines(): LogStream & { texts: string[]; of(logger: string): Promise<Line[]> } {
  const texts: string[] = []
  return {
    texts,
    write: (line) => void texts.push(line),
    /** Lines of one logger; lines about a response are written after it was sent. */
    async of(logger) {
      await pause(5)
      return texts.map((text) => JSON.parse(text) as Line).filter((line) => line.logger === logger)
    },
  }
}
