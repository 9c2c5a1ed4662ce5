// The physical limit on this machine: a bare Fastify route that sends the bytes it was given on standard input.
import Fastify from 'fastify'

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const body = Buffer.concat(chunks)

const app = Fastify()
app.all('/', (_request, reply) => reply.type(process.argv[2] ?? 'text/plain').send(body))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
