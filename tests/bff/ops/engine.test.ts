import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isTooOld, OLDEST_NODE, setEngineFlags } from '../../../bff/ops/engine.ts'

test.each([
  ['Node 20', '11.3.244.8-node.38', ['--no-turbo-allocation-folding']],
  ['Node 22', '12.4.254.21-node.33', []],
  ['Node 24', '13.6.233.17-node.41', []],
])('the engine of %s folds allocations only where it does so rightly', (_name, engine, flags) => {
  const setFlags = vi.fn<(flag: string) => void>()
  setEngineFlags(engine, setFlags)
  expect(setFlags.mock.calls.flat()).toEqual(flags)
})

test('the oldest Node is that of package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  expect(engines.node).toBe(`>=${OLDEST_NODE}`)
  const isOld = ['18.20.8', '20.18.3', '20.19.0', '22.4.1', '24.0.0'].map((version) => isTooOld(version))
  expect(isOld).toEqual([true, true, false, false, false])
})
