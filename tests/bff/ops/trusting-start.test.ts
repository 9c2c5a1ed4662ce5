import { expect, test } from 'vitest'
import { collectLines } from '../support/log-lines.ts'
import { createTestApp } from '../support/test-app.ts'

test.each([
  ['true', true],
  ['false', false],
  ['loopback', false],
])('a start with TRUST_PROXY=%s warns: %s', async (TRUST_PROXY, warns) => {
  const lines = collectLines()
  const app = await createTestApp({ TRUST_PROXY, LOG_LEVEL: 'warn' }, { logStream: lines })
  const said = (await lines.of('security')).map(({ msg }) => msg)
  await app.close()
  expect(said.some((msg) => msg.startsWith('TRUST_PROXY is true'))).toBe(warns)
})
