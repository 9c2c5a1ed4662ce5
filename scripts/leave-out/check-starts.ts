import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** In ms: ends a hanging shop; a busy machine takes a minute. */
const TIMEOUT = 180_000

/** Starts the shop of a folder with its demo store and requests pages. Returns what went wrong, or undefined. */
export async function checkStarts(folder: string): Promise<string | undefined> {
  const [shopPort, storePort] = [await freePort(), await freePort()]
  const output: string[] = []
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(shopPort),
    UPSTREAM_PORT: String(storePort),
    DATA_DIR: 'var/data',
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)))
  try {
    const shop = `http://127.0.0.1:${shopPort}`
    if (!(await isReady(`${shop}/health/ready`, child))) return `did not start:\n${output.join('')}`
    for (const path of ['/', '/cart', '/contact', '/search/croquettes']) {
      const { status } = await fetch(shop + path)
      if (status !== 200) return `${path} has status ${status}:\n${output.join('')}`
    }
    return undefined
  } finally {
    child.kill('SIGTERM')
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)))
  }
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end && child.exitCode === null;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
