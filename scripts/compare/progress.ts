/** Where a command writes: `process.stdout`, or what a test reads. */
export type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number }

export type Progress = {
  /** Shows the progress: one line that is overwritten on a terminal; elsewhere an occasional line. */
  at(phase: string, done: number, text: string): void
  /** Ends the line. */
  end(): void
}

/** Steps between two lines if the output is no terminal. */
const STEPS = 25

export function showProgress(output: Output): Progress {
  let isOpen = false
  return {
    at(phase, done, text) {
      const line = `${phase}: ${done}${text}`
      if (!output.isTTY) {
        if (done % STEPS === 0) output.write(`${line}\n`)
        return
      }
      output.write(`\r\u001B[2K${line.slice(0, (output.columns ?? 80) - 1)}`)
      isOpen = true
    },
    end() {
      if (isOpen) output.write('\n')
      isOpen = false
    },
  }
}
