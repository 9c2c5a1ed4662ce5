import { createServer } from 'node:net'

/** Default address of the demo store. */
export const STORE = { host: '127.0.0.1', port: 4010 }

const MAX_PORT = 65_535

/** Whether a program could listen there now. A host name that does not resolve counts as free: the program reports it. */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Ends the process if a variable names no port, or one that another program uses. */
export async function demandFree(port, host, variable) {
  const isPort = Number.isInteger(port) && port >= 0 && port <= MAX_PORT
  if (!isPort) {
    console.error(`${variable} cannot be its value: allowed is a whole number from 0 to ${MAX_PORT}.`)
    process.exit(1)
  }
  if (port === 0 || (await isFree(port, host))) return
  console.error(`Port ${port} is taken by another program: stop that, or set ${variable} to another port.`)
  process.exit(1)
}

/** Returns the preferred port, or any free one. */
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
