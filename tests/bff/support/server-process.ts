import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type ServerProcess = { url: string; child: ChildProcess; end(): Promise<void> }

/** A module of the tests that starts a server and writes its address, in a process of its own. */
export async function startServerProcess(module: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['scripts/run.mjs', module], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line))
    child.once('exit', (code) => reject(new Error(`${module} ended with ${code}`)))
  })
  return {
    url,
    child,
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
