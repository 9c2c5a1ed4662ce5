import { deepStrictEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RequestedOperation, batch, jsonOf, persistedGet, registration } from './operations.ts'
import { type Server, startServer } from './servers.ts'

const FOLDER = 'tests/bench/peers'
const FILES = { 'Apollo Server': 'apollo', 'GraphQL Yoga': 'yoga', mercurius: 'mercurius' }

/** The peers have a package of their own, so that the shop's stays lean. */
export function installPeers(): void {
  if (existsSync(join(FOLDER, 'node_modules'))) return
  console.log(`installing what the shop is compared with, in ${FOLDER}`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ci failed in ${FOLDER}`)
}

export type GraphqlPeers = {
  servers: Server[]
  /** Number of root fields that each of them has resolved so far. */
  resolved(): Promise<number[]>
  stop(): Promise<void>
}

/** Starts GraphQL servers that serve the shop's responses at `endpoint`, know the operations by hash and have them in their caches. */
export async function startGraphqlPeers(
  endpoint: string,
  operations: readonly RequestedOperation[],
): Promise<GraphqlPeers> {
  const folder = mkdtempSync(join(tmpdir(), 'musette-bench-'))
  const file = join(folder, 'recorded.json')
  writeFileSync(file, JSON.stringify(await recorded(endpoint, operations)))
  const servers = await Promise.all(
    Object.entries(FILES).map(([name, peer]) => startServer({ name, file: `${FOLDER}/${peer}.mjs`, args: [file] })),
  )
  for (const { url, name } of servers) {
    for (const one of operations) await jsonOf(registration(url, one))
    await answersAlike(name, url, endpoint, operations)
  }
  return {
    servers,
    resolved: () =>
      Promise.all(servers.map(async (server) => (await server.ask<{ resolved: number }>('resolved')).resolved)),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Checks that both servers respond alike to the measured calls, which also fills the peer's caches. */
async function answersAlike(
  name: string,
  peer: string,
  shop: string,
  operations: readonly RequestedOperation[],
): Promise<void> {
  const callsTo = (url: string) => [batch(url, operations), ...operations.map((one) => persistedGet(url, one))]
  const expected = await Promise.all(callsTo(shop).map(jsonOf))
  const answers = await Promise.all(callsTo(peer).map(jsonOf))
  deepStrictEqual(answers, expected, `${name} answers something else`)
}

/** Each root field with its arguments and the shop's response. An operation of the client has one. */
async function recorded(endpoint: string, operations: readonly RequestedOperation[]) {
  const fields = operations.map(async (one) => {
    const { data } = (await jsonOf(persistedGet(endpoint, one))) as { data: Record<string, unknown> }
    const [[field, value] = ['', null]] = Object.entries(data)
    const { list: _, ...args } = one.variables
    return [field, { args, data: value }] as const
  })
  return Object.fromEntries(await Promise.all(fields))
}
