import { expect, test, vi } from 'vitest'
import { setEngineFlags } from '../../../bff/ops/engine.ts'

test.each([
  ['Node 20', '11.3.244.8-node.38', ['--no-turbo-allocation-folding']],
  ['Node 22', '12.4.254.21-node.33', []],
  ['Node 24', '13.6.233.17-node.41', []],
])('the engine of %s folds allocations only where it does so rightly', (_name, engine, flags) => {
  const setFlags = vi.fn<(flag: string) => void>()
  setEngineFlags(engine, setFlags)
  expect(setFlags.mock.calls.flat()).toEqual(flags)
})
