import { expect, test, vi } from 'vitest'
import { setEngineFlags } from '../../../bff/ops/engine-flags.ts'

test.each([
  ['Node 20', '11.3.244.8-node.38', ['--no-turbo-allocation-folding', '--no-allocation-site-pretenuring']],
  ['Node 22', '12.4.254.21-node.33', ['--no-allocation-site-pretenuring']],
  ['Node 24', '13.6.233.17-node.41', ['--no-allocation-site-pretenuring']],
])(
  'the engine of %s folds allocations only where it does so rightly, and keeps new objects apart',
  (_name, engine, flags) => {
    const setFlags = vi.fn<(flag: string) => void>()
    setEngineFlags(engine, setFlags)
    expect(setFlags.mock.calls.flat()).toEqual(flags)
  },
)
