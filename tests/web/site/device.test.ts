// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { deviceInfo } from '../../../web/site/device.ts'

afterEach(() => vi.unstubAllGlobals())

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'

test.each([
  ['phone', 'a phone by client hints', { userAgent: 'X11; Linux', userAgentData: { mobile: true } }],
  ['desktop', 'a computer by client hints', { userAgent: 'X11; Linux', userAgentData: { mobile: false } }],
  ['phone', 'an Android phone', { userAgent: `Mozilla/5.0 (Linux; Android 16) ${CHROME} Mobile Safari/537.36` }],
  ['tablet', 'an Android tablet', { userAgent: `Mozilla/5.0 (Linux; Android 16) ${CHROME} Safari/537.36` }],
  [
    'phone',
    'an iPhone',
    { userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) ${SAFARI} Mobile/15E148 Safari/604.1` },
  ],
  ['tablet', 'an old iPad', { userAgent: `Mozilla/5.0 (iPad; CPU OS 12_5) ${SAFARI} Mobile/15E148 Safari/604.1` }],
  ['tablet', 'an iPad', { userAgent: `Mozilla/5.0 (Macintosh) ${SAFARI} Safari/605.1.15`, maxTouchPoints: 5 }],
  ['desktop', 'a Mac', { userAgent: `Mozilla/5.0 (Macintosh) ${SAFARI} Safari/605.1.15`, maxTouchPoints: 0 }],
])('%s: %s', (type, _name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('innerWidth', 820)
  expect(deviceInfo()).toEqual({ type, viewportWidthInPx: 820 })
})

test('takes a phone of 360 pixels for granted where nothing is known', () => {
  vi.stubGlobal('window', undefined)
  expect(deviceInfo()).toEqual({ type: 'phone', viewportWidthInPx: 360 })
})
