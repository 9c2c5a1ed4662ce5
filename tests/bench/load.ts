import { connect, type Socket } from 'node:net'

/** A measured HTTP request. */
export type Call = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

const CONNECTIONS = 16
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Sends requests for a number of seconds. Returns the number of responses, after the last one. */
export type Load = (seconds: number) => Promise<number>

/**
 * A steady load: each of 16 connections sends the next of `calls` after each response, and starts again after the last.
 * Rejects on a response that is not 200, has no length or no `marker` in its head, because its speed would mean nothing. Written
 * over bare sockets, because the load has to cost less than the fastest server it measures.
 */
export function createLoad(calls: readonly Call[], marker = ''): Load {
  const requests = calls.map(written)
  const { hostname, port } = new URL(calls[0]?.url ?? '')
  let next = 0
  return async (seconds) => {
    const end = performance.now() + seconds * 1000
    const following = () => (performance.now() < end ? requests[next++ % requests.length] : undefined)
    const connections = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname))
    const counts = await Promise.all(connections.map((socket) => converse(socket, following, marker)))
    return counts.reduce((sum, count) => sum + count, 0)
  }
}

function written({ url, method = 'GET', headers = {}, body = '' }: Call): Buffer {
  const { host, pathname, search } = new URL(url)
  const all = { host, ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Sends and reads on one connection until there are no more calls. Returns the number of responses. */
function converse(socket: Socket, following: () => Buffer | undefined, marker: string): Promise<number> {
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
      if (!text.startsWith('HTTP/1.1 200') || length === undefined || !text.includes(marker))
        throw new Error(`not what should be measured: ${text}`)
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
