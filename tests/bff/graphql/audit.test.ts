import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { createTestApp } from '../support/test-app.ts'

const audits = serverAudits({ url: () => address })
let address = ''
let close: () => Promise<void>

beforeAll(async () => {
  const app = await createTestApp({}, fakeDomains)
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  close = () => app.close()
})

afterAll(() => close())

test.each(audits.map((audit) => [audit.name, audit] as const))('GraphQL over HTTP: %s', async (_name, audit) => {
  expect(await audit.fn()).toMatchObject({ status: 'ok' })
})
