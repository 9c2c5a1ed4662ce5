import { createServer } from 'node:net'

/** Whether a program could listen there now. A name that leads nowhere is for that program to tell. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The port that is wished for, or any that is free. */
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
