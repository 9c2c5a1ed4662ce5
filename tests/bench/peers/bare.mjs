// The physical limit: bare Fastify routes that send bytes which lie ready. Each message names one: { path, headers, base64 }.
import Fastify from 'fastify'

const answers = new Map()
process.on('message', (message) => {
  if (!message?.path) return
  answers.set(message.path, { headers: message.headers, body: Buffer.from(message.base64, 'base64') })
  process.send({ path: message.path })
})

const app = Fastify()
app.all('/:name', (request, reply) => {
  const { headers, body } = answers.get(request.params.name)
  return reply.headers(headers).send(body)
})
console.log(`${await app.listen({ port: 0, host: '127.0.0.1' })} ready`)
