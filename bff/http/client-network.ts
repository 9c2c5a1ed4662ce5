import { isIPv6 } from 'node:net'

/**
 * The key by which requests are counted: an IPv4 address, or the /64 network of an IPv6 address. A client that has one
 * address of a /64 can use all of them.
 */
export function clientNetwork(address: string): string {
  const { v4, v6 } = parsed(address)
  return v6 ? `${v6.slice(0, 4).map(hexadecimal).join(':')}::/64` : v4
}

/** The network that machines of one owner usually share: the /24 of an IPv4 address, the /56 of an IPv6 address. */
export function clientBlock(address: string): string {
  const { v4, v6 } = parsed(address)
  if (!v6) return v4.includes('.') ? `${v4.slice(0, v4.lastIndexOf('.'))}.0/24` : v4
  const [first = 0, second = 0, third = 0, fourth = 0] = v6
  return `${[first, second, third, fourth & 0xff00].map(hexadecimal).join(':')}::/56`
}

function hexadecimal(group: number): string {
  return group.toString(16)
}

/**
 * The groups of an IPv6 address, or an IPv4 address as text, mapped ones included. Any other text is returned as `v4`.
 */
function parsed(address: string): { v4: string; v6?: number[] } {
  const [plain = ''] = address.toLowerCase().split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? []
  if (mapped) return { v4: mapped }
  if (!isIPv6(plain)) return { v4: plain }
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  return { v4: '', v6: groups.map((group) => Number.parseInt(group, 16)) }
}
