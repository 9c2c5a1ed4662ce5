import { expect, test } from 'vitest'
import { isForwarded } from '../../../bff/http/forwarded.ts'

test.each(['via', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-forwarded-for', 'x-original-forwarded-for'])(
  'a request with the header %s came through a proxy',
  (name) => expect(isForwarded({ host: 'shop.example', [name]: '1' })).toBe(true),
)

test('a request without any of them came by itself', () => {
  expect(isForwarded({ host: 'shop.example', 'user-agent': 'x', 'not-x-forwarded-for': '1' })).toBe(false)
})
