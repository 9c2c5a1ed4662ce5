import { isIPv6 } from 'node:net'

/**
 * What requests are counted by: an IPv4 address, or the /64 network of an IPv6 address, for whoever has one address of it has them all.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? []
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
