import { expect, test } from 'vitest'
import { laterOf, nextState, readState, UNTOUCHED, writeState } from '../../../bff/ops/maintenance-switch.ts'

test('what is switched after something holds before it, whatever the clock says', () => {
  const ofTomorrow = { ...UNTOUCHED, isOn: true, at: Date.now() + 86_400_000 }
  const off = nextState(ofTomorrow, false, null)
  expect(laterOf(off, ofTomorrow)).toBe(off)
  expect(laterOf(ofTomorrow, off)).toBe(off)
})

test('a state is read as it was written', () => {
  const state = nextState(UNTOUCHED, true, 1_800_000_000_000)
  expect(readState(writeState(state))).toEqual(state)
})

test.each([null, '', 'no JSON', '[]', 'null', '{"isOn":"yes","at":1}', '{"isOn":true}', '{"isOn":true,"at":"1"}'])(
  '%j is no state',
  (text) => {
    expect(readState(text)).toBeUndefined()
  },
)
