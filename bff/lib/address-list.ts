import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Whether a text is an IP address or a range such as `10.0.0.0/8`. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Returns a test for addresses that match an entry, IPv4 written as IPv6 (`::ffff:127.0.0.1`) included. */
export function createAddressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    if (isIPv4(address)) return list.check(address, 'ipv4')
    return isIPv6(address) && list.check(address, 'ipv6')
  }
}

/** Named address ranges of Fastify's `trustProxy`. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Returns a test for addresses of proxies that `trustProxy` names. */
export function createProxyList(trustProxy: boolean | string): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const entries = trustProxy.split(',').map((entry) => entry.trim())
  return createAddressList(entries.flatMap((entry) => NAMED[entry] ?? entry))
}
