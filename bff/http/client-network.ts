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
  if (!isIPv6(plain)) return { v4: plain }
  // One spelling of the many (RFC 5952), without dots.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const texts = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  const groups = texts.map((group) => Number.parseInt(group, 16))
  if (groups.slice(0, 6).map(hexadecimal).join(':') !== '0:0:0:0:0:ffff') return { v4: '', v6: groups }
  return {
    v4: groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.'),
  }
}
