import { connect, type Socket } from 'node:net'

/** One HTTP request as it is measured. */
export type Call = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

const CONNECTIONS = 16
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * A steady load: 16 connections, each of which asks again as soon as it has its answer, through `calls` in turn. Gives the number of
 * answers once the last one is in. Rejects at the first answer that is not 200 or has no length: its speed would mean nothing.
 * Written over bare sockets, because the load has to cost less than the fastest server it measures.
 */
export async function load(calls: readonly Call[], seconds: number): Promise<number> {
  const requests = calls.map(written)
  const { hostname, port } = new URL(calls[0]?.url ?? '')
  const end = performance.now() + seconds * 1000
  let next = 0
  const following = () => (performance.now() < end ? requests[next++ % requests.length] : undefined)
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => converse(connect(Number(port), hostname), following)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function written({ url, method = 'GET', headers = {}, body = '' }: Call): Buffer {
  const { host, pathname, search } = new URL(url)
  const all = { host, ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Asks and reads on one connection until there is nothing more to ask; gives the number of answers. */
function converse(socket: Socket, following: () => Buffer | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let head: Buffer = Buffer.alloc(0)
    let missing = 0
    socket.setNoDelay(true)
    socket.once('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a server closed its connection')))
    socket.on('data', (chunk) => {
      try {
        if (missing > 0) receive(chunk.length)
        else begin(head.length > 0 ? Buffer.concat([head, chunk]) : chunk)
      } catch (error) {
        socket.destroy()
        reject(error)
      }
    })

    function ask(): void {
      const request = following()
      if (request) return void socket.write(request)
      socket.destroy()
      resolve(answers)
    }

    function begin(chunk: Buffer): void {
      const end = chunk.indexOf(END_OF_HEAD)
      if (end < 0) return void (head = chunk)
      head = Buffer.alloc(0)
      const text = chunk.toString('latin1', 0, end)
      const [, length] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? []
      if (!text.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`not measurable: ${text}`)
      missing = Number(length)
      receive(chunk.length - end - END_OF_HEAD.length)
    }

    function receive(bytes: number): void {
      missing -= bytes
      if (missing < 0) throw new Error('an answer is longer than it said')
      if (missing > 0) return
      answers++
      ask()
    }
  })
}
