import { createServer } from 'node:net'

/** Whether a program could listen there now. A host name that does not resolve is reported by that program. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The preferred port, or any free one. */
export async function freePort(wished, host) {
  if (await isFree(wished, host)) return wished
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
